"""Checks what `hawser top --once --json` shows of three ranks that exchange messages and compute."""
import json
rows = json.load(open("top"))["table"]
assert len(rows) == 3, rows
assert all(r["messages_per_s"] > 0 and r["mb_per_s"] > 0 and r["cpu_percent"] is not None for r in rows), rows

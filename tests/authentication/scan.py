"""scan.py HOST: connects to every port; then many connections at once to each that is open."""
import socket, sys
def dial(port):
    s = socket.socket()
    s.settimeout(5)
    return s if s.connect_ex((sys.argv[1], port)) == 0 else s.close()
found = [port for port in range(1, 65536) if dial(port) and port != 22]
for port in found:
    crowd = [dial(port) for _ in range(300)]
print(len(found))

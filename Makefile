# The front door. Each target installs what it needs (root or sudo), then does its work.
#
#   make run                  build, compile a real program with our mpicc, run it with our mpirun
#   make test                 every check and suite
#   make install PREFIX=/usr/local
#   make uninstall PREFIX=/usr/local
#   make bench                the table with the peers
#   make deb                      Debian packages in build/deb
#   make wheel                    a Python wheel in build/wheel
#   make help

PREFIX  ?= /usr/local
DESTDIR ?=
NP      ?= 4
STAGE   := $(CURDIR)/build/stage

.PHONY: all build run test bench install uninstall deb wheel clean help
all: build

build:
	@scripts/setup build
	"$$(scripts/setup cargo)" build --locked --profile dist --target-dir target \
		-p hawser-libmpi -p hawser-libmpifort -p hawser-compat-mpich -p hawser-compat-openmpi \
		-p hawser-compat-mpich-fort -p hawser-compat-openmpi-fort -p hawser-tools \
		--lib --bin mpirun --bin mpicc --bin hawser
	@scripts/install-tree target/dist "$(STAGE)"

run: build
	$(STAGE)/bin/mpicc -O3 -march=native -o build/heat examples/heat/heat.c -lm
	$(STAGE)/bin/mpirun -n $(NP) build/heat examples/heat/plate.txt build/plate.png

test:
	@scripts/setup test
	@$(MAKE) --no-print-directory build
	tests/run "$(STAGE)"

bench: build
	@scripts/setup bench
	bench/run "$(STAGE)"

install: build
	scripts/install-tree target/dist "$(PREFIX)" "$(DESTDIR)"
	@echo "Installed in $(DESTDIR)$(PREFIX). Try: $(PREFIX)/bin/mpirun -n 2 hostname"
	@echo "To measure thresholds of shared memory on this host, while it is idle: $(PREFIX)/bin/hawser calibrate"

uninstall:
	scripts/uninstall-tree "$(PREFIX)" "$(DESTDIR)"

deb: build
	@scripts/setup package
	scripts/make-deb target/dist build/deb

wheel: build
	@scripts/setup package
	scripts/make-wheel target/dist build/wheel

clean:
	rm -rf build target

help:
	@sed -n 's/^#   //p' Makefile

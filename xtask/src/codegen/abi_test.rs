//! C programs that check the ABI from outside: values, sizes, symbols.

use std::fmt::Write as _;

use super::header::c_type;
use super::model::Standard;

/// Checks every constant's value and every type's size and alignment; C and C++.
pub(crate) fn constants(s: &Standard) -> String {
    let mut out = String::from(
        "/* Made by `cargo x codegen`; do not edit. Values and sizes of the standard ABI. */\n\
         #include <mpi.h>\n#include <stddef.h>\n#include <stdint.h>\n#include <stdio.h>\n\n\
         static int bad;\n\n\
         static void value(const char *name, intptr_t got, intptr_t want)\n{\n    \
         if (got != want) {\n        bad++;\n        \
         printf(\"%s is %ld, not %ld\\n\", name, (long)got, (long)want);\n    }\n}\n\n\
         #define TYPE(T, size, align) do { \\\n        \
         struct probe { char c; T t; }; \\\n        \
         value(\"sizeof(\" #T \")\", (intptr_t)sizeof(T), size); \\\n        \
         value(\"alignment of \" #T, (intptr_t)offsetof(struct probe, t), align); \\\n    \
         } while (0)\n\n",
    );
    out.push_str("/* All constants work as static initialisers. */\n");
    for (i, g) in s.constants.iter().enumerate() {
        for (j, c) in g.values.iter().enumerate() {
            let t = c_type(g.type_of(c));
            let _ = writeln!(out, "static {t} const v{i}_{j} = MPI_{};", c.name);
        }
    }
    out.push_str(
        "\nstatic void types(void)\n{\n    const intptr_t p = (intptr_t)sizeof(void *);\n",
    );
    for t in ["MPI_Offset", "MPI_Count"] {
        let _ = writeln!(out, "    TYPE({t}, 8, (intptr_t)offsetof(struct probe64, t));");
    }
    out.push_str(
        "    TYPE(MPI_Aint, p, p);\n    TYPE(MPI_Status, 32, 4);\n    TYPE(MPI_Fint, 4, 4);\n",
    );
    for h in &s.handles {
        let _ = writeln!(out, "    TYPE(MPI_{}, p, p);", h.name);
    }
    out.push_str(
        "    TYPE(MPI_T_cb_safety, 4, 4);\n    TYPE(MPI_T_source_order, 4, 4);\n    \
         value(\"MPI_SOURCE\", (intptr_t)offsetof(MPI_Status, MPI_SOURCE), 0);\n    \
         value(\"MPI_TAG\", (intptr_t)offsetof(MPI_Status, MPI_TAG), 4);\n    \
         value(\"MPI_ERROR\", (intptr_t)offsetof(MPI_Status, MPI_ERROR), 8);\n}\n\n",
    );
    for (i, g) in s.constants.iter().enumerate() {
        let _ = writeln!(out, "/* {} */\nstatic void group{i}(void)\n{{", g.title);
        for (j, c) in g.values.iter().enumerate() {
            let _ =
                writeln!(out, "    value(\"MPI_{}\", (intptr_t)v{i}_{j}, {});", c.name, c.value);
        }
        out.push_str("}\n\n");
    }
    out.push_str("int main(void)\n{\n    types();\n");
    for i in 0..s.constants.len() {
        let _ = writeln!(out, "    group{i}();");
    }
    let count: usize = s.constants.iter().map(|g| g.values.len()).sum();
    let _ = write!(
        out,
        "    printf(\"%d of {count} constants or types differ\\n\", bad);\n    \
         return bad != 0;\n}}\n"
    );
    out.replacen(
        "static int bad;\n",
        "static int bad;\n\nstruct probe64 { char c; int64_t t; };\n",
        1,
    )
}

/// Looks up every `MPI_` and `PMPI_` name in a shared library.
pub(crate) fn symbols(s: &Standard) -> String {
    let mut out = String::from(
        "/* Made by `cargo x codegen`; do not edit.\n \
         * Are all functions of the standard ABI exported? */\n\
         #include <dlfcn.h>\n#include <stdio.h>\n#include <string.h>\n\n\
         static const char *const names[] = {\n",
    );
    for name in s.standard_names() {
        let _ = writeln!(out, "    \"PMPI_{name}\",");
    }
    out.push_str(
        "};\n\nint main(int argc, char **argv)\n{\n    \
         const unsigned n = (unsigned)(sizeof names / sizeof *names);\n    \
         unsigned i, missing = 0, apart = 0;\n    \
         void *lib = argc > 1 ? dlopen(argv[1], RTLD_NOW) : NULL;\n    \
         if (lib == NULL) {\n        \
         printf(\"usage: symbols LIBRARY; %s\\n\", argc > 1 ? dlerror() : \"\");\n        \
         return 2;\n    }\n    \
         for (i = 0; i < n; i++) {\n        \
         void *strong = dlsym(lib, names[i]);\n        \
         void *weak = dlsym(lib, names[i] + 1);\n        \
         if (strong == NULL || weak == NULL) {\n            \
         printf(\"%s is missing\\n\", strong ? names[i] + 1 : names[i]);\n            \
         missing++;\n        } else if (strong != weak) {\n            \
         printf(\"%s and %s differ\\n\", names[i], names[i] + 1);\n            \
         apart++;\n        }\n    }\n    \
         printf(\"%u names, %u missing, %u not one function\\n\", n, missing, apart);\n    \
         return missing + apart != 0;\n}\n",
    );
    out
}

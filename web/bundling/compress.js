/** Compress what was built, as small as it gets: `node bundling/compress.js FOLDER`. The server sends these to browsers that take them. */

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { argv } from "node:process";
import { brotliCompressSync } from "node:zlib";

const [, , folder] = argv;
for (const name of readdirSync(folder).filter((one) => /\.(js|css)$/.test(one)))
  writeFileSync(join(folder, `${name}.br`), brotliCompressSync(readFileSync(join(folder, name))));

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Compresses the scripts that the framework writes after the bundler's own compression: the manifest of routes. @param {string} folder */
export function compressLateAssets(folder) {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    if (!name.startsWith('manifest-') || !name.endsWith('.js') || existsSync(`${file}.br`)) continue;
    const bytes = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(bytes));
    writeFileSync(`${file}.gz`, gzipSync(bytes));
  }
}

import { mkdtempSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { compressAssets } from './compress-assets.mjs';

test('what is text lies there compressed in both codings, in each folder, unless that is no smaller', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'colophon-assets-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'assets'));
  const long = 'a { color: red }\n'.repeat(50);
  writeFileSync(join(folder, 'feed.css'), long);
  writeFileSync(join(folder, 'assets', 'long.js'), long);
  writeFileSync(join(folder, 'assets', 'short.js'), '1');
  writeFileSync(join(folder, 'assets', 'picture.png'), long);
  await compressAssets(folder);
  expect(readdirSync(folder).toSorted()).toEqual(['assets', 'feed.css', 'feed.css.br', 'feed.css.gz']);
  const assets = ['long.js', 'long.js.br', 'long.js.gz', 'picture.png', 'short.js'];
  expect(readdirSync(join(folder, 'assets')).toSorted()).toEqual(assets);
  expect(brotliDecompressSync(readFileSync(join(folder, 'assets', 'long.js.br'))).toString()).toBe(long);
  expect(gunzipSync(readFileSync(join(folder, 'assets', 'long.js.gz'))).toString()).toBe(long);
});

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const start = 'window.__reactRouterManifest=';

/**
 * Every first visit loads the manifest of routes, which names all pieces of each page, to fetch them at once. The pages behind the
 * login are a third of it: a reader needs none of them, and their own imports name their pieces.
 * @param {string} client
 */
export function trimManifest(client) {
  const assets = join(client, 'assets');
  const name = readdirSync(assets).find((file) => /^manifest-.*\.js$/.test(file));
  if (name === undefined) throw new Error('The build has no manifest of routes');
  const file = join(assets, name);
  const manifest = JSON.parse(readFileSync(file, 'utf8').slice(start.length).replace(/;$/, ''));
  for (const route of Object.values(manifest.routes))
    if (route.parentId === 'features/shell/app-frame') route.imports = [];
  writeFileSync(file, `${start}${JSON.stringify(manifest)};`);
}

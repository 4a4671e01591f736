import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { inProject } from '../server/project-folder.ts';

test('the built server holds nothing that takes types off: that would be 30 MB of it', () => {
  const folder = inProject('build/app');
  const pieces = readdirSync(folder).filter((file) => file.endsWith('.js'));
  expect(pieces).toContain('main.js');
  const naming = pieces.filter((file) =>
    readFileSync(path.join(folder, file), 'utf8').includes('stripTypeScriptTypes'),
  );
  expect(naming).toEqual([]);
});

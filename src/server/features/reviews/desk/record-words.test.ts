import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { recordInWords } from './record-words.ts';

const root = path.resolve(import.meta.dirname, '..');
/** How a journal reviews stands on the journal's record, not on a manuscript's. */
const ofJournals = new Set(['review-settings']);

const recorded = globSync('**/*.ts', { cwd: root })
  .flatMap((file) => [...readFileSync(path.join(root, file), 'utf8').matchAll(/addRecord\(\w+, '([a-z-]+)'/g)])
  .map(([, action = '']) => action)
  .filter((action) => !ofJournals.has(action));

test('steps of peer review are found where they are written', () => {
  expect(recorded).toContain('report-submitted');
  expect(recorded.length).toBeGreaterThan(15);
});

test.each(recorded)('%s is a step that editors read on the record', (action) => {
  expect(recordInWords(action, {})).not.toBeNull();
});

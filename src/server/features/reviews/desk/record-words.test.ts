import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { actorWithoutAccount, recordInWords } from './record-words.ts';

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

test('whoever answers an invitation by its link alone is named; what nobody did is the system’s', () => {
  const nameOf = (id: unknown) => (id === 'invitation' ? 'Olev Tamm' : undefined);
  const details = { invitationId: 'invitation' };
  expect(actorWithoutAccount('invitation-declined', details, nameOf)).toBe('Olev Tamm');
  expect(actorWithoutAccount('invitation-accepted', details, nameOf)).toBe('Olev Tamm');
  expect(actorWithoutAccount('invitation-lapsed', details, nameOf)).toBe('The system');
  expect(actorWithoutAccount('invitation-declined', {}, nameOf)).toBe('The system');
});

import { expect, test } from 'vitest';
import { mayAssign } from './use-selection.ts';

const journal = { journalId: 'j', journalAbbreviation: 'DUNES' };
const editor = { isAdmin: false, roles: [{ ...journal, role: 'editor' as const }] };
const chief = { isAdmin: false, roles: [{ ...journal, role: 'editor-in-chief' as const }] };
const administrator = { isAdmin: true, roles: [] };
const open = { articleStatus: 'Under Review', journalAbbreviation: 'DUNES' } as const;

test.each([
  ['the editor in chief', chief, open, true],
  ['an administrator', administrator, open, true],
  ['an editor', editor, open, false],
  ['the editor in chief of another journal', chief, { ...open, journalAbbreviation: 'FALAJ' }, false],
  ['anyone, once it is closed', administrator, { ...open, articleStatus: 'Rejected' as const }, false],
])('a manuscript is selected for assignment by %s: %#', (_, user, entry, isSelectable) => {
  expect(mayAssign(user, entry)).toBe(isSelectable);
});

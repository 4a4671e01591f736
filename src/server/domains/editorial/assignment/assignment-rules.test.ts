import { expect, test } from 'vitest';
import { manuscriptStates, type ManuscriptState } from '../../../db/schema/index.ts';
import { actOf, assignmentActions, turnsAt } from './assignment-rules.ts';

const me = 'me';
const stranger = { userId: me, isAdmin: false, isChief: false, isEditor: false };
const editor = { ...stranger, isEditor: true };
const chief = { ...editor, isChief: true };
const administrator = { ...stranger, isAdmin: true };

test.each([
  ['an editor takes on what has no editor', editor, null, ['take-on', 'recuse']],
  ['an editor hands over what is theirs', editor, me, ['hand-over', 'recuse']],
  ['an editor leaves alone what another handles', editor, 'other', ['recuse']],
  ['the editor in chief assigns, and takes on what has no editor', chief, null, ['assign', 'take-on', 'recuse']],
  ['the editor in chief assigns what they handle', chief, me, ['assign', 'recuse']],
  ['an administrator assigns, and is no editor who takes on', administrator, null, ['assign']],
] as const)('%s', (_, asker, handlingEditorId, actions) => {
  expect(assignmentActions({ reviewModel: 'double-anonymous', state: 'in-review', handlingEditorId }, asker)).toEqual(
    actions,
  );
});

test('a closed manuscript cannot be assigned', () => {
  const isClosed = (state: ManuscriptState) =>
    assignmentActions({ reviewModel: 'double-anonymous', state, handlingEditorId: null }, chief).length === 0;
  expect(new Set(manuscriptStates.filter(isClosed))).toEqual(
    new Set(['rejected', 'appealed', 'withdrawn', 'published']),
  );
});

test.each([
  [editor, null, me, 'taken-on'],
  [editor, null, 'other', null],
  [editor, me, 'other', 'handed-over'],
  [editor, me, null, null],
  [editor, 'other', me, null],
  [chief, null, me, 'taken-on'],
  [chief, 'other', me, 'assigned'],
  [chief, 'other', null, 'unassigned'],
  [administrator, null, 'other', 'assigned'],
  [administrator, null, me, 'assigned'],
  [stranger, null, me, null],
] as const)('%o: from %s to %s is %s', (asker, handlingEditorId, editorId, act) => {
  expect(actOf({ handlingEditorId }, asker, editorId)).toBe(act);
});

test('an editor’s turn is the handling editor’s alone; a ratification stays with the editor in chief', () => {
  const turns = ['editor', 'editor-in-chief'] as const;
  expect(turnsAt({ handlingEditorId: null }, turns, me)).toEqual(turns);
  expect(turnsAt({ handlingEditorId: me }, turns, me)).toEqual(turns);
  expect(turnsAt({ handlingEditorId: 'other' }, turns, me)).toEqual(['editor-in-chief']);
});

import { expect, test } from 'vitest';
import { manuscriptStates, noEditor, type ManuscriptState } from '../../../db/schema/index.ts';
import { turnOf } from '../manuscripts/manuscript-lifecycle.ts';
import { openTurns, rangesOf, type EditedJournal } from './desk-ranges.ts';

const journal: EditedJournal = { id: 'j', abbreviation: 'J', turns: ['editor'], editorIds: ['me', 'other'] };
const chiefs: EditedJournal = { ...journal, turns: ['editor', 'editor-in-chief'] };
const short = (ranges: ReturnType<typeof rangesOf>) =>
  ranges.map(({ state, turn, editor }) => [state, turn, editor].filter((one) => one !== undefined).join(' '));
const of = (part: Parameters<typeof rangesOf>[1]['part'], narrowing: object = {}, at = journal) =>
  short(rangesOf([at], { part, userId: 'me', ...narrowing }));

test('the desk looks for every open manuscript, in every turn', () => {
  const rounds = [0, 2].flatMap((reportsIn) =>
    [0, 2].flatMap((stillExpected) =>
      [true, false].map((isModeChosen) => ({ reportsIn, stillExpected, reportsNeeded: 2, isModeChosen })),
    ),
  );
  const turnsOf = (state: ManuscriptState) =>
    rounds.map((round) => turnOf({ reviewModel: 'double-anonymous', state }, round)).filter((turn) => turn !== null);
  const possible = manuscriptStates.flatMap((state) => turnsOf(state).map((turn) => `${state} ${turn}`));
  // A rejected manuscript is its author's, without a date.
  const expected = new Set(possible.filter((pair) => pair !== 'rejected author'));
  expect(new Set(openTurns.map((pair) => pair.join(' ')))).toEqual(expected);
});

test('an editor’s tasks are what they handle and what is unassigned; what others handle waits', () => {
  expect(of('needs-me', { states: ['submitted'] })).toEqual(['submitted editor me', `submitted editor ${noEditor}`]);
  expect(of('waiting', { states: ['submitted'] })).toEqual(['submitted editor other']);
  expect(of('waiting', { states: ['awaiting-ratification'] })).toEqual(['awaiting-ratification editor-in-chief']);
});

test('a ratification needs the editor in chief, also of a manuscript that another editor handles', () => {
  expect(of('needs-me', { states: ['awaiting-ratification'] }, chiefs)).toEqual([
    'awaiting-ratification editor-in-chief',
  ]);
  expect(of('waiting', { states: ['awaiting-ratification'] }, chiefs)).toEqual([]);
});

test('mine and unassigned hold every open state; decided and all go by state alone', () => {
  expect(of('mine')).toHaveLength(11);
  expect(of('unassigned')).toEqual(of('mine').map((range) => range.replace(/me$/, noEditor)));
  expect(of('decided')).toEqual(['rejected', 'withdrawn', 'published']);
  expect(of('all')).toEqual(manuscriptStates);
});

test('the editor narrows each part to what that editor handles', () => {
  expect(of('all', { editor: 'other', states: ['accepted'] })).toEqual(['accepted other']);
  expect(of('needs-me', { editor: 'other' })).toEqual([]);
  expect(of('waiting', { editor: 'other', states: ['submitted', 'returned'] })).toEqual([
    'submitted editor other',
    'returned author other',
  ]);
});

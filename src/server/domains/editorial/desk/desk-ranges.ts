import type { Party } from '../../../../contracts/constants.ts';
import type { DeskPart } from '../../../../contracts/desk-values.ts';
import { manuscriptStates, noEditor, type ManuscriptState } from '../../../db/schema/index.ts';

/** A journal that a person edits, with the turns that are theirs and its editors. */
export interface EditedJournal {
  readonly id: string;
  readonly abbreviation: string;
  readonly turns: readonly Party[];
  readonly editorIds: readonly string[];
}

/** Where a list is read along an index. A missing turn or editor means any; `noEditor` means unassigned. */
export interface Range {
  readonly journalId: string;
  readonly state: ManuscriptState;
  readonly turn?: Party;
  readonly editor?: string;
}

/** Who asks for which part of the desk, and what narrows it. */
export interface DeskWish {
  readonly part: DeskPart;
  readonly userId: string;
  readonly editor?: string | undefined;
  readonly section?: string | undefined;
  readonly states?: readonly ManuscriptState[] | undefined;
}

/** Whose turn it can be in each state that has one and a date, as `turnOf` decides it in peer review. */
export const openTurns: readonly (readonly [ManuscriptState, Party])[] = [
  ['submitted', 'editor'],
  ['returned', 'author'],
  ['in-review', 'editor'],
  ['in-review', 'reviewers'],
  ['awaiting-ratification', 'editor-in-chief'],
  ['revision-requested', 'author'],
  ['accepted', 'author'],
  ['accepted', 'administrator'],
  ['on-hold', 'editor'],
  ['move-offered', 'author'],
  ['appealed', 'editor-in-chief'],
];

const closedStates = ['rejected', 'withdrawn', 'published'] as const;

type Editors = readonly string[] | 'any';

/** Whose manuscripts of a turn belong to a part: an editor's tasks are the handling editor's, or everybody's while there is none. */
function editorsIn(part: DeskPart, { turns, editorIds }: EditedJournal, turn: Party, userId: string): Editors {
  if (part === 'mine') return [userId];
  if (part === 'unassigned') return [noEditor];
  const isTheirs = turns.includes(turn);
  if (part === 'needs-me') return !isTheirs ? [] : turn === 'editor' ? [userId, noEditor] : 'any';
  if (!isTheirs) return 'any';
  return turn === 'editor' ? editorIds.filter((one) => one !== userId) : [];
}

const withEditors = (range: Range, editors: Editors, wished: string | undefined): Range[] => {
  if (editors === 'any') return [wished === undefined ? range : { ...range, editor: wished }];
  return editors.filter((editor) => (wished ?? editor) === editor).map((editor) => ({ ...range, editor }));
};

/** The ranges of an index that make up a part of the desk; they do not overlap. */
export function rangesOf(journals: readonly EditedJournal[], { part, userId, editor, states }: DeskWish): Range[] {
  const isWished = (state: ManuscriptState) => states?.includes(state) ?? true;
  if (part === 'decided' || part === 'all') {
    const listed = (part === 'all' ? manuscriptStates : closedStates).filter(isWished);
    return journals.flatMap(({ id }) =>
      listed.flatMap((state) => withEditors({ journalId: id, state }, 'any', editor)),
    );
  }
  const pairs = openTurns.filter(([state]) => isWished(state));
  return journals.flatMap((journal) =>
    pairs.flatMap(([state, turn]) =>
      withEditors({ journalId: journal.id, state, turn }, editorsIn(part, journal, turn, userId), editor),
    ),
  );
}

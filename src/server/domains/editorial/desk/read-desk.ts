import type { QueryOf, ReplyOf } from '../../../../contracts/call.ts';
import type { DeskPart, DeskEntry } from '../../../../contracts/editorial-values.ts';
import type { editorial } from '../../../../contracts/editorial.ts';
import { foldedWords } from '../../../db/word-search.ts';
import { signedIn, type Context } from '../../../context.ts';
import type { Person } from '../../accounts/index.ts';
import { listWithReturned } from '../invitations/invitation-store.ts';
import { partOf, readPlace } from '../manuscripts/list-cursor.ts';
import { readEntries, type ListedManuscript } from '../manuscripts/manuscript-list-store.ts';
import { readRounds } from '../manuscripts/round-store.ts';
import {
  countNeeds,
  decidedList,
  listDesk,
  listEditedJournals,
  listWaitingExtensions,
  needsList,
  waitingList,
  type DeskList,
  type EditedJournal,
} from './desk-store.ts';
import { articleNumber } from '../../articles/index.ts';
import {
  articleStatuses,
  reportsNeededIn,
  reportsToDecide,
  type ReportsStatus,
} from '../manuscripts/manuscript-lifecycle.ts';
import { dayOf } from '../review-words.ts';
import { taskOf } from './editors-actions.ts';
import type { Party } from '../../../../contracts/constants.ts';

interface Office {
  readonly isChief: boolean;
  readonly isAdmin: boolean;
}

/** Whose turns are an editor’s; an editor in chief and an administrator act in an editor’s place, and an administrator’s own turn is theirs, too. */
export const turnsOfEditor = ({ isChief, isAdmin }: Office): readonly Party[] => [
  'editor',
  ...(isChief || isAdmin ? (['editor-in-chief'] as const) : []),
  ...(isAdmin ? (['administrator'] as const) : []),
];

/** The editor's relation to a manuscript. */
interface OwnersStatus {
  /** Whose turns are theirs. */
  readonly turns: readonly Party[];
  readonly isExtensionWaiting: boolean;
  readonly hasReturned: boolean;
}

/** A manuscript on the desk. */
export function presentEntry(
  { manuscript, journal }: ListedManuscript,
  round: ReportsStatus,
  current: OwnersStatus,
  now: Date,
): DeskEntry {
  const reports = {
    in: round.reportsIn,
    expected: round.stillExpected,
    needed: reportsNeededIn(journal.reportsNeeded, round),
    toDecide: reportsToDecide(journal.reportsNeeded, round),
  };
  return {
    id: manuscript.id,
    articleNumber: articleNumber(manuscript.id),
    articleTitle: manuscript.title,
    journalAbbreviation: journal.abbreviation,
    articleStatus: articleStatuses[manuscript.state],
    round: manuscript.round,
    turn: manuscript.turn,
    dueAt: manuscript.dueAt?.toISOString() ?? null,
    isOverdue: manuscript.dueAt !== null && manuscript.dueAt < now,
    receivedOn: dayOf(manuscript.submittedAt),
    reports,
    task: taskOf(manuscript, reports, current),
  };
}

type Desk = ReplyOf<typeof editorial.desk>;

const lists: Record<DeskPart, (journals: readonly EditedJournal[], person: Person) => DeskList> = {
  'needs-me': needsList,
  waiting: waitingList,
  decided: decidedList,
};

async function readJournals(ctx: Context): Promise<EditedJournal[]> {
  const person = signedIn(ctx);
  const journals = await listEditedJournals(ctx.db, person);
  return journals.map(({ isChief, ...journal }) => ({
    ...journal,
    turns: turnsOfEditor({ isChief, isAdmin: person.isAdmin }),
  }));
}

/** The journals that a name in the query means: an abbreviation, letter case aside, or an id. */
const named = (journals: readonly EditedJournal[], name: string | undefined): readonly EditedJournal[] =>
  name === undefined
    ? journals
    : journals.filter(({ id, abbreviation }) => id === name || abbreviation.toLowerCase() === name.toLowerCase());

async function present(ctx: Context, journals: readonly EditedJournal[], part: readonly ListedManuscript[]) {
  const ids = part.map(({ manuscript }) => manuscript.id);
  const rounds = await readRounds(ctx.db, ids);
  const asked = await listWaitingExtensions(ctx.db, ids);
  const returned = await listWithReturned(ctx.db, ids);
  return part.map((found) => {
    const { id, journalId } = found.manuscript;
    const turns = journals.find((journal) => journal.id === journalId)?.turns ?? [];
    const round = rounds.get(id) ?? { reportsIn: 0, stillExpected: 0, isFirst: true, reportsBrought: 0 };
    return presentEntry(
      found,
      round,
      { turns, isExtensionWaiting: asked.has(id), hasReturned: returned.has(id) },
      ctx.now(),
    );
  });
}

/** A page of the caller’s desk, in a fixed number of queries; empty for people who edit nothing. */
export async function readDesk(ctx: Context, wish: QueryOf<typeof editorial.desk>): Promise<Desk> {
  const after = readPlace(wish.after);
  const person = signedIn(ctx);
  const journals = await readJournals(ctx);
  const words = wish.q ? await foldedWords(ctx.db, wish.q) : null;
  const list = lists[wish.part](named(journals, wish.journal), person);
  const rows = await readEntries(ctx.db, await listDesk(ctx.db, list, { after, words }));
  const { part, next } = partOf(rows, ({ manuscript }) => ({
    at: wish.part === 'decided' ? manuscript.updatedAt : (manuscript.dueAt ?? manuscript.updatedAt),
    id: manuscript.id,
  }));
  return {
    manuscripts: await present(ctx, journals, part),
    counts: await countNeeds(ctx.db, needsList(journals, person), ctx.now()),
    next,
  };
}

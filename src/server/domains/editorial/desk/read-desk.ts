import type { QueryOf, ReplyOf } from '../../../../contracts/call.ts';
import type { DeskPart } from '../../../../contracts/editorial-values.ts';
import type { editorial } from '../../../../contracts/editorial.ts';
import { foldedWords } from '../../../db/word-search.ts';
import { signedIn, type Context } from '../../../context.ts';
import type { Person } from '../../accounts/index.ts';
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
import { presentEntry } from './present-entry.ts';
import { turnsOfEditor } from './turns-of-editors.ts';

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
  return part.map((found) => {
    const { id, journalId } = found.manuscript;
    const turns = journals.find((journal) => journal.id === journalId)?.turns ?? [];
    const round = rounds.get(id) ?? { reportsIn: 0, stillExpected: 0, isFirst: true, reportsBrought: 0 };
    return presentEntry(found, round, { turns, isExtensionWaiting: asked.has(id) }, ctx.now());
  });
}

/** A part of the caller’s desk, in as many queries whatever stands on it; whoever edits nothing finds it empty. */
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

import { siteDay } from '../../../../contracts/site-zone.ts';
import type { QueryOf, ReplyOf } from '../../../../contracts/call.ts';
import type { assignment } from '../../../../contracts/assignment.ts';
import type { DeskEntry } from '../../../../contracts/desk-values.ts';
import type { editorial } from '../../../../contracts/editorial.ts';
import { foldedWords } from '../../../db/word-search.ts';
import { signedIn, type Context } from '../../../context.ts';
import { fullName } from '../../accounts/index.ts';
import { listConflictsOf } from '../../conflicts/index.ts';
import { findJournalOfSection } from '../../journals/index.ts';
import { countUnreadOfEditor } from '../discussions/read-store.ts';
import { partOf, readPlace, type Place } from '../manuscripts/list-cursor.ts';
import { readEntries, type ListedManuscript } from '../manuscripts/manuscript-list-store.ts';
import { readRounds } from '../manuscripts/round-store.ts';
import { countNeeds, deskList, listDesk, listEditedJournals } from './desk-store.ts';
import { listRequests } from './request-store.ts';
import type { EditedJournal } from './desk-ranges.ts';
import { listNames } from './edited-store.ts';
import { listEditorsOf } from '../assignment/assignment-store.ts';
import { turnsAt } from '../assignment/assignment-rules.ts';
import {
  articleStatuses,
  reportsNeededIn,
  reportsToDecide,
  statesOf,
  type ReportsStatus,
} from '../manuscripts/manuscript-lifecycle.ts';
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
  readonly userId: string;
  /** Whose turns are theirs, at the manuscripts that they handle. */
  readonly turns: readonly Party[];
  readonly isExtensionWaiting: boolean;
  readonly handlingEditor: DeskEntry['handlingEditor'];
  readonly hasReturned: boolean;
  readonly hasLateReport: boolean;
  readonly unreadMessages: number;
}

/** A manuscript on the desk. */
export function presentEntry(
  { manuscript, journal, section, articleType }: ListedManuscript,
  round: ReportsStatus,
  { userId, handlingEditor, ...current }: OwnersStatus,
  now: Date,
): DeskEntry {
  const turns = turnsAt(manuscript, current.turns, userId);
  const reports = {
    in: round.reportsIn,
    expected: round.stillExpected,
    needed: reportsNeededIn(journal.reportsNeeded, round),
    toDecide: reportsToDecide(journal.reportsNeeded, round),
  };
  return {
    id: manuscript.id,
    manuscriptNumber: manuscript.number,
    articleTitle: manuscript.title,
    journalAbbreviation: journal.abbreviation,
    section,
    articleType,
    articleStatus: articleStatuses[manuscript.state],
    round: manuscript.round,
    turn: manuscript.turn,
    dueAt: manuscript.dueAt?.toISOString() ?? null,
    isOverdue: manuscript.dueAt !== null && manuscript.dueAt < now,
    receivedOn: siteDay(manuscript.submittedAt),
    reports,
    task: taskOf(manuscript, reports, {
      turns,
      isExtensionWaiting: current.isExtensionWaiting && turns.includes('editor'),
      hasReturned: current.hasReturned && turns.includes('editor'),
      hasLateReport: current.hasLateReport && turns.includes('editor'),
    }),
    version: manuscript.version,
    unreadMessages: current.unreadMessages,
    handlingEditor,
  };
}

type Desk = ReplyOf<typeof editorial.desk>;

async function readJournals(ctx: Context): Promise<EditedJournal[]> {
  const person = signedIn(ctx);
  const journals = await listEditedJournals(ctx.db, person);
  return journals.map(({ isChief, ...journal }) => ({
    ...journal,
    turns: turnsOfEditor({ isChief, isAdmin: person.isAdmin }),
  }));
}

/** What each list of the caller’s desk is read with. */
async function openDesk(ctx: Context) {
  const person = signedIn(ctx);
  const journals = await readJournals(ctx);
  const journalIds = journals.map(({ id }) => id);
  const [conflicts, requests] = await Promise.all([
    listConflictsOf(ctx.db, person),
    listRequests(ctx.db, { userId: person.userId, journalIds }, ctx.now()),
  ]);
  return { journals, requests, known: { conflicts, requests: requests.map(({ id }) => id) } };
}
type OpenDesk = Awaited<ReturnType<typeof openDesk>>;

/** The journals that a name in the query means: an abbreviation, letter case aside, or an id. */
const named = (journals: readonly EditedJournal[], name: string | undefined): readonly EditedJournal[] =>
  name === undefined
    ? journals
    : journals.filter(({ id, abbreviation }) => id === name || abbreviation.toLowerCase() === name.toLowerCase());

/** The journal of a section, which alone has its manuscripts. */
async function withSection(ctx: Context, journals: readonly EditedJournal[], section: string | undefined) {
  if (section === undefined) return journals;
  const journalId = await findJournalOfSection(ctx.db, section);
  return journals.filter(({ id }) => id === journalId);
}

/** The handling editors of these manuscripts, by id. */
async function readHandlingEditors(ctx: Context, part: readonly ListedManuscript[]) {
  const ids = part.flatMap(({ manuscript }) => manuscript.handlingEditorId ?? []);
  const people = await listNames(ctx.db, [...new Set(ids)]);
  return new Map(people.map((person) => [person.id, { userId: person.id, name: fullName(person) }]));
}

async function present(ctx: Context, { journals, requests }: OpenDesk, part: readonly ListedManuscript[]) {
  const { userId } = signedIn(ctx);
  const ids = part.map(({ manuscript }) => manuscript.id);
  const asked = new Map(requests.map((request) => [request.id, request]));
  const [rounds, editors, unread] = await Promise.all([
    readRounds(ctx.db, ids),
    readHandlingEditors(ctx, part),
    countUnreadOfEditor(ctx.db, userId, ids),
  ]);
  return part.map((found) => {
    const { id, journalId, handlingEditorId } = found.manuscript;
    const turns = journals.find((journal) => journal.id === journalId)?.turns ?? [];
    const round = rounds.get(id) ?? { reportsIn: 0, stillExpected: 0, isFirst: true, reportsBrought: 0 };
    const handlingEditor = editors.get(handlingEditorId ?? '') ?? null;
    const request = asked.get(id) ?? { isExtensionWaiting: false, hasReturned: false, hasLateReport: false };
    const current = { ...request, userId, turns, handlingEditor, unreadMessages: unread.get(id) ?? 0 };
    return presentEntry(found, round, current, ctx.now());
  });
}

type Filters = QueryOf<typeof assignment.deskTable>;

/** A list of the caller’s desk as the filters narrow it, and how to read on in it. */
async function openList(
  ctx: Context,
  { journals, known }: OpenDesk,
  { part, journal, status, editor, section, q }: Filters,
) {
  const { userId } = signedIn(ctx);
  const words = q ? await foldedWords(ctx.db, q) : null;
  const states = status && statesOf(status);
  const listed = await withSection(ctx, named(journals, journal), section);
  const list = deskList(listed, known, { part, userId, editor, section, states });
  const isDated = part !== 'decided' && part !== 'all';
  const placeOf = ({ manuscript: { id, dueAt, updatedAt } }: ListedManuscript): Place => ({
    at: isDated ? (dueAt ?? updatedAt) : updatedAt,
    id,
  });
  const read = async (after: Place | null, limit?: number) =>
    readEntries(ctx.db, await listDesk(ctx.db, list, { after, words, ...(limit === undefined ? {} : { limit }) }));
  return { read, placeOf };
}

/** A page of the caller’s desk, in a fixed number of queries; empty for people who edit nothing. */
export async function readDesk(ctx: Context, { after, ...filters }: QueryOf<typeof editorial.desk>): Promise<Desk> {
  const { userId } = signedIn(ctx);
  const place = readPlace(after);
  const desk = await openDesk(ctx);
  const { read, placeOf } = await openList(ctx, desk, filters);
  const needs = deskList(desk.journals, desk.known, { part: 'needs-me', userId });
  const [rows, counts] = await Promise.all([read(place), countNeeds(ctx.db, needs, ctx.now())]);
  const { part, next } = partOf(rows, placeOf);
  return { manuscripts: await present(ctx, desk, part), counts, next };
}

/** As many as the table reads at once. */
const readAtOnce = 500;

/** Every manuscript of a list of the desk, in its order, one read after the other. */
export async function* eachOfDesk(ctx: Context, filters: Filters): AsyncGenerator<DeskEntry> {
  const desk = await openDesk(ctx);
  const { read, placeOf } = await openList(ctx, desk, filters);
  for (let after: Place | null | undefined = null; after !== undefined;) {
    const rows: ListedManuscript[] = await read(after, readAtOnce);
    yield* await present(ctx, desk, rows);
    const last = rows.at(-1);
    after = rows.length === readAtOnce && last ? placeOf(last) : undefined;
  }
}

/** The editors of the journals that the caller edits. */
export async function readEditors(ctx: Context): Promise<ReplyOf<typeof assignment.editors>> {
  const journals = await listEditedJournals(ctx.db, signedIn(ctx));
  const editors = await listEditorsOf(
    ctx.db,
    journals.map(({ id }) => id),
  );
  return editors.map((editor) => ({
    userId: editor.userId,
    name: fullName(editor),
    journals: journals.filter(({ id }) => editor.journalIds.includes(id)).map(({ abbreviation }) => abbreviation),
  }));
}

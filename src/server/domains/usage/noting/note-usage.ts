import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { keepUsage, type Noted } from './keep-usage.ts';
import { counts, visitorOf, type Visit } from './visit.ts';

/** The uses in one minute: counts for each visitor and each network. */
interface MinuteOfUse {
  minute: number;
  readonly ofVisitor: Map<string, number>;
  readonly ofNetwork: Map<string, number>;
}

interface Use {
  readonly at: Date;
  readonly visitor: string;
  readonly network: string;
}

const minute = 60_000;
/** More in a minute is not reading: COUNTER excludes bulk downloads. */
export const mostOfVisitor = 300;
/** A whole university reads from one network; beyond this, a client is hiding behind changing browser names. */
export const mostOfNetwork = 3000;
/** More visitors than that in a minute are made up. */
export const mostVisitors = 20_000;

export const newMinute = (): MinuteOfUse => ({ minute: 0, ofVisitor: new Map(), ofNetwork: new Map() });

/** Whether a use may be a person's, given the uses in this minute; counts it. */
export function isWithinReason(noted: MinuteOfUse, { at, visitor, network }: Use): boolean {
  const now = Math.floor(at.getTime() / minute);
  if (noted.minute !== now) {
    noted.minute = now;
    noted.ofVisitor.clear();
    noted.ofNetwork.clear();
  }
  const times = (noted.ofVisitor.get(visitor) ?? 0) + 1;
  const fromThere = (noted.ofNetwork.get(network) ?? 0) + 1;
  if (fromThere > mostOfNetwork || (times === 1 && noted.ofVisitor.size >= mostVisitors)) return false;
  noted.ofVisitor.set(visitor, times);
  // What a visitor does in excess is not held against the others of the network.
  if (times > mostOfVisitor) return false;
  noted.ofNetwork.set(network, fromThere);
  return true;
}

/** What this process has noted and not yet written. */
interface Notebook {
  readonly unwritten: Noted[];
  readonly ofMinute: MinuteOfUse;
  /** The writing that is under way, and those that wait for it. */
  turn: Promise<void>;
  isBeingWritten: boolean;
}

const writtenEvery = 1000;
const writtenAtOnce = 1000;
/** What would be lost if the database stayed away for so many uses is the oldest of them. */
const mostSaved = 100_000;
const triesAtStop = 3;

const notebooks = new WeakMap<Database, Notebook>();

function notebookOf(db: Database): Notebook {
  const book = notebooks.get(db) ?? {
    unwritten: [],
    ofMinute: newMinute(),
    turn: Promise.resolve(),
    isBeingWritten: false,
  };
  notebooks.set(db, book);
  return book;
}

async function writePart(ctx: Context, { unwritten }: Notebook): Promise<void> {
  const part = unwritten.splice(0, writtenAtOnce);
  try {
    await keepUsage(ctx, part);
  } catch (error) {
    unwritten.unshift(...part);
    ctx.log.error({ err: error, uses: unwritten.length }, 'The use of articles could not be noted; it is tried again');
  }
}

/** Writes the next part, after those that are being written. */
const writeNext = (ctx: Context, book: Notebook): Promise<void> =>
  (book.turn = book.turn.then(() => (book.unwritten.length > 0 ? writePart(ctx, book) : undefined)));

/** Writes at once, then every second while there is something to write. */
async function keepWriting(ctx: Context, book: Notebook): Promise<void> {
  while (book.unwritten.length > 0) {
    await writeNext(ctx, book);
    await pause(writtenEvery, undefined, { ref: false });
  }
  book.isBeingWritten = false;
}

/**
 * Records the use of an article or the search. Callers do not wait: uses are written in batches, apart from requests.
 */
export function noteUsage(ctx: Context, visit: Visit | null, use: Pick<Noted, 'kind' | 'articleId'>): void {
  if (visit === null || !counts(visit)) return;
  const book = notebookOf(ctx.primary);
  const noted = { ...use, at: ctx.now(), visitor: visitorOf(ctx.actor, visit) };
  if (!isWithinReason(book.ofMinute, { ...noted, network: visit.network })) return;
  if (book.unwritten.length >= mostSaved) book.unwritten.shift();
  book.unwritten.push(noted);
  if (book.isBeingWritten) return;
  book.isBeingWritten = true;
  void keepWriting({ ...ctx, db: ctx.primary }, book);
}

/** Writes all that this process has noted: before it stops, and before the sums are made. */
export async function writeOutUsage(ctx: Context): Promise<void> {
  const book = notebookOf(ctx.primary);
  for (let tries = 0; tries < triesAtStop; tries += 1) {
    const before = book.unwritten.length;
    await writeNext(ctx, book);
    if (book.unwritten.length === 0) return;
    // Progress does not count as a failed attempt.
    if (book.unwritten.length < before) tries -= 1;
  }
}

import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { keepUsage, type Noted } from './keep-usage.ts';
import { counts, visitorOf, type Visit } from './visit.ts';
import { isWithinReason, newMinute, type MinuteOfUse } from './within-reason.ts';

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
const mostKept = 100_000;
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

/** Writes at once, and then every second for as long as there is something. */
async function keepWriting(ctx: Context, book: Notebook): Promise<void> {
  while (book.unwritten.length > 0) {
    await writeNext(ctx, book);
    await pause(writtenEvery, undefined, { ref: false });
  }
  book.isBeingWritten = false;
}

/** Notes that an article was used, or the search. Nobody waits for it: it is written in parts, beside the requests. */
export function noteUsage(ctx: Context, visit: Visit | null, use: Pick<Noted, 'kind' | 'articleId'>): void {
  if (visit === null || !counts(visit)) return;
  const book = notebookOf(ctx.primary);
  const noted = { ...use, at: ctx.now(), visitor: visitorOf(ctx.actor, visit) };
  if (!isWithinReason(book.ofMinute, { ...noted, network: visit.network })) return;
  if (book.unwritten.length >= mostKept) book.unwritten.shift();
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
    // As long as it goes on, it is no failure.
    if (book.unwritten.length < before) tries -= 1;
  }
}

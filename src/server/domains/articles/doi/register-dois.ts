import * as t from '../../../../messages/article-responses.ts';
import type { Context } from '../../../context.ts';
import { RegistrarFault } from '../../../ports/registrar/doi-registrar.ts';
import { readContactEmail } from '../../site-content/index.ts';
import { findArticle } from '../article-store.ts';
import { claimDueDoi, postponeDueDois, settleDoi, type DoiRow } from './doi-store.ts';
import { writeDeposit, writeReviewDeposit } from './write-deposit.ts';
import { findOpenReview } from '../open-reviews/open-review-store.ts';

/** As many steps as one run takes; the next begins within a minute. */
const mostSteps = 50;
const minute = 60_000;
/** Longer than any step takes, so a process that holds a DOI for longer has died. */
const holdMilliseconds = 5 * minute;
/** How long the registrar's queue may not know a deposit before it is sent again. */
const unknownMilliseconds = 6 * 60 * minute;

const after = (date: Date, milliseconds: number) => new Date(date.getTime() + milliseconds);

/** The registrar's version of a record: of two deposits the later one counts. */
const versionOf = (at: Date): string => at.toISOString().replace(/\D/g, '');

/** Deposits the current article, or one of its reviews, at the registrar. */
async function deposit(ctx: Context, row: DoiRow): Promise<void> {
  const found = await findArticle(ctx.db, row.articleId);
  const at = ctx.now();
  const review = row.openReviewId === null ? null : await findOpenReview(ctx.db, row.openReviewId);
  if (!found || (row.openReviewId !== null && review === null)) {
    const lastError = t.articleGone();
    return settleDoi(ctx.db, row, { state: 'refused', lastError, stateAt: at });
  }
  const version = versionOf(at);
  const depositor = { name: ctx.site.name, email: await readContactEmail(ctx) };
  const batchId = `${row.openReviewId ?? row.articleId}-${version}`;
  const fileName = `${batchId}.xml`;
  const { policyDoi } = ctx.registrar;
  const facts = { doi: row.doi, policyDoi, version, batchId, depositor, siteUrl: ctx.site.url };
  const xml = review === null ? writeDeposit(found, facts) : writeReviewDeposit(found, review, facts);
  await ctx.registrar.deposit({ fileName, xml });
  const nextTryAt = after(ctx.now(), minute);
  const submitted = { state: 'submitted', fileName, submittedAt: at, stateAt: at, tries: 0, lastError: null } as const;
  await settleDoi(ctx.db, row, { ...submitted, nextTryAt });
}

/** First queries come soon, later ones at growing intervals, as with retries. */
const nextQuestion = ({ tries }: DoiRow, now: Date) => ({
  tries: tries + 1,
  nextTryAt: after(now, Math.min(120, 2 ** Math.min(tries, 10)) * minute),
  lastError: null,
});

/** Asks what became of the last deposit. */
async function followUp(ctx: Context, row: DoiRow): Promise<void> {
  const current = await ctx.registrar.ask(row.fileName ?? '', row.doi);
  const now = ctx.now();
  switch (current.state) {
    case 'registered':
      return settleDoi(ctx.db, row, {
        state: 'registered',
        registeredAt: now,
        stateAt: now,
        tries: 0,
        lastError: null,
      });
    case 'refused':
      return settleDoi(ctx.db, row, { state: 'refused', stateAt: now, tries: 0, lastError: current.message });
    case 'pending':
      return settleDoi(ctx.db, row, nextQuestion(row, now));
    case 'unknown': {
      const isLost = now.getTime() - (row.submittedAt ?? now).getTime() > unknownMilliseconds;
      const anew = { state: 'waiting', tries: 0, nextTryAt: now, stateAt: now } as const;
      return settleDoi(ctx.db, row, isLost ? anew : nextQuestion(row, now));
    }
  }
}

/** One step with a DOI; false where the registrar is away, which holds for the others, too. */
async function step(ctx: Context, row: DoiRow): Promise<boolean> {
  try {
    await (row.state === 'waiting' ? deposit(ctx, row) : followUp(ctx, row));
    return true;
  } catch (error) {
    if (!(error instanceof RegistrarFault)) throw error;
    ctx.log.warn({ err: error, doi: row.doi }, 'The registrar of DOIs could not be asked; it will be tried again');
    await postponeDueDois(ctx.db, row, ctx.now(), error.message);
    return false;
  }
}

/** Deposits the DOIs that wait, and follows those that were deposited until they are on record or refused. */
export async function registerDois(ctx: Context): Promise<void> {
  if (!ctx.registrar.isConnected) return;
  for (let taken = 0; taken < mostSteps; taken += 1) {
    const now = ctx.now();
    const row = await claimDueDoi(ctx.db, now, after(now, holdMilliseconds));
    if (row === null || !(await step(ctx, row))) return;
  }
}

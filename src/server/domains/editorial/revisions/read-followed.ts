import type { FollowedManuscript } from '../../../../contracts/revisions.ts';
import type { Context } from '../../../context.ts';
import { articleNumber } from '../../articles/index.ts';
import { readFeeStandings } from '../../fees/index.ts';
import { articleStatuses } from '../manuscripts/manuscript-lifecycle.ts';
import { readFilesOf } from '../manuscripts/known-files.ts';
import { usualDaysOf } from '../manuscripts/due-date.ts';
import type { FoundManuscript } from '../manuscripts/manuscript-store.ts';
import { readAnonymity } from '../anonymity/read-anonymity.ts';
import { dayOf } from '../days.ts';
import { roundToAnswer } from './answer-rules.ts';
import { listRecordsAbout } from '../../records/index.ts';
import { findAnswers } from './answers-store.ts';
import { authorsActions } from './author-actions.ts';
import { findLastExtension, findMode, listOpenReports, listSentDecisions } from './followed-store.ts';
import { findFollowed } from './own-manuscript.ts';
import { journalToMoveTo, presentDecisions } from './sent-decisions.ts';
import { stepsInWords } from './steps-in-words.ts';

async function readStanding(ctx: Context, found: FoundManuscript) {
  const { manuscript } = found;
  const { id, round, version, reviewModel } = manuscript;
  const sent = await listSentDecisions(ctx.db, id);
  const asked = await findLastExtension(ctx.db, id, round);
  const anonymity = reviewModel === 'double-anonymous' ? await readAnonymity(ctx.db, id, version) : null;
  const feeOf = await readFeeStandings(ctx, [manuscript]);
  const allowed = authorsActions(manuscript, {
    now: ctx.now(),
    isExtensionWaiting: asked?.state === 'waiting',
    isTraceFound: anonymity?.state === 'found',
    mayMove: journalToMoveTo(found, sent) !== null,
    mayChooseMode: feeOf(manuscript).allowed.includes('choose-mode'),
  });
  const extension = asked && { days: asked.days, state: asked.state };
  return { decisions: presentDecisions(id, sent, await listOpenReports(ctx.db, id)), anonymity, extension, allowed };
}

async function readAnswers(ctx: Context, { manuscript }: FoundManuscript) {
  const round = await roundToAnswer(ctx.db, manuscript);
  const kept = await findAnswers(ctx.db, { manuscriptId: manuscript.id, round });
  if (kept?.submittedWith !== null) return { answers: [], answersVersion: 0 };
  return { answers: kept.answers, answersVersion: kept.draftVersion };
}

/**
 * Where a manuscript stands, for the person who submitted it: put together from what authors may know. Of those who review
 * and edit it there is no name, no number and no hour.
 */
export async function readFollowed(ctx: Context, articleId: string): Promise<FollowedManuscript> {
  const found = await findFollowed(ctx, articleId);
  const { manuscript, journal } = found;
  const show = await readFilesOf(ctx, [manuscript]);
  return {
    id: manuscript.id,
    articleNumber: articleNumber(manuscript.id),
    articleTitle: manuscript.title,
    articleAbstract: manuscript.abstract,
    articleKeywords: manuscript.keywords,
    journalTitle: journal.title,
    journalAbbreviation: journal.abbreviation,
    reviewModel: manuscript.reviewModel,
    articleStatus: articleStatuses[manuscript.state],
    version: manuscript.version,
    round: manuscript.round,
    receivedOn: dayOf(manuscript.submittedAt),
    turn: manuscript.turn,
    dueOn: manuscript.dueAt && dayOf(manuscript.dueAt),
    usualDays: usualDaysOf(manuscript, journal),
    steps: stepsInWords(await listRecordsAbout(ctx.db, articleId)),
    files: show(manuscript.fileIds),
    mode: await findMode(ctx.db, articleId),
    ...(await readStanding(ctx, found)),
    ...(await readAnswers(ctx, found)),
  };
}

/** The answer to an act of an author: what was done, and the manuscript as it stands then. */
export const followed = async (ctx: Context, articleId: string, act: Promise<string>) => ({
  message: await act,
  manuscript: await readFollowed(ctx, articleId),
});

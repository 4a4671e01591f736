import { siteDay } from '../../../../contracts/site-zone.ts';
import * as t from '../../../../messages/manuscript-responses.ts';
import type { PlainMessage } from '../../../../messages/message.ts';
import type { Context } from '../../../context.ts';
import { readFeeStatuses } from '../../fees/index.ts';
import { articleStatuses } from '../manuscripts/manuscript-lifecycle.ts';
import { readFilesOf } from '../manuscripts/own-files.ts';
import { usualDaysOf } from '../manuscripts/due-date.ts';
import { readAnonymity } from '../anonymity/read-anonymity.ts';
import { roundToAnswer } from './save-answers.ts';
import { listAuditEntriesAbout } from '../../audit-log/index.ts';
import { findAnswers } from './answers-store.ts';
import { authorsActions } from './author-actions.ts';
import {
  findLastExtension,
  findMode,
  listOpenReports,
  listSentDecisions,
  type OpenReport,
  type SentDecision,
} from './followed-store.ts';
import { findFollowed } from './own-manuscript.ts';
import { v5 } from 'uuid';
import type { AuthorDecision, AuthorsReport } from '../../../../contracts/review-values.ts';
import type { FoundManuscript } from '../manuscripts/manuscript-store.ts';
import { readOwnChoice } from '../open-review/choose.ts';
import { mayMove } from '../manuscripts/move-suggestion.ts';
import { isAfterReview } from '../decisions/decision-rules.ts';
import { mayAppeal } from '../appeals/appeal.ts';
import { dayOfLastAppeal } from '../appeals/appeal-time.ts';
import { anonymousReport } from '../reports/anonymous-report.ts';
import type { FollowedManuscript } from '../../../../contracts/revisions.ts';
import { dayOf } from '../review-words.ts';

/**
 * What a step in the audit log is called for the author. Other steps are not for authors: invitations and their
 * answers, reports, and unsent decisions.
 */
const words: Readonly<Record<string, PlainMessage>> = {
  submitted: t.stepSubmitted,
  'submitted-again': t.stepSubmittedAgain,
  'anonymity-meant': t.stepFindingsExplained,
  accept: t.stepAcceptedAndPublished,
  reject: t.stepRejected,
  'start-review': t.stepReviewStarted,
  'desk-reject': t.stepRejectedUnreviewed,
  return: t.stepReturned,
  'reject-in-review': t.stepRejectedInReview,
  'return-in-review': t.stepReturned,
  'return-revision': t.stepRevisionReturned,
  'return-held': t.stepReturned,
  'ratify-acceptance': t.stepAccepted,
  'decide-acceptance': t.stepAccepted,
  'ratify-revision': t.stepRevisionRequested,
  'decide-revision': t.stepRevisionRequested,
  'ratify-rejection': t.stepRejected,
  'decide-rejection': t.stepRejected,
  hold: t.stepOnHold,
  release: t.stepResumed,
  'report-forwarded': t.stepReportForwarded,
  'extension-asked': t.stepExtensionRequested,
  'extension-granted': t.stepExtensionGranted,
  'extension-refused': t.stepExtensionRefused,
  revised: t.stepRevised,
  lapse: t.stepLapsed,
  move: t.stepMoved,
  'offer-move': t.stepOtherJournal,
  'take-offer-back': t.stepOfferTakenBack,
  'decline-move': t.stepMoveDeclined,
  'decline-suggestion': t.stepMoveDeclined,
  appeal: t.stepAppealed,
  uphold: t.stepUpheld,
  reopen: t.stepReopened,
  'reopen-review': t.stepReopened,
  'take-back': t.stepWithdrawn,
  'orcids-asked': t.stepOrcidsAsked,
  'orcid-confirmed': t.stepOrcidConfirmed,
  publish: t.stepPublished,
  'publish-unreviewed': t.stepPublished,
  'review-published': t.stepReviewsPublished,
  withdraw: t.stepArticleWithdrawn,
  'discussion-opened': t.stepDiscussionOpened,
  'discussion-closed': t.stepDiscussionClosed,
  'discussion-reopened': t.stepDiscussionReopened,
};

/** Whether an entry is about a discussion of others: authors do not learn that there is one. */
const isOfOthers = ({ audience }: Record<string, unknown>): boolean => audience !== undefined && audience !== 'author';

/** Each step that is for authors, in words. */
const eachInWords = (
  steps: readonly { readonly at: Date; readonly action: string; readonly details: Record<string, unknown> }[],
): FollowedManuscript['steps'] =>
  steps.flatMap(({ at, action, details }) => {
    const usual = words[action];
    if (usual === undefined || isOfOthers(details)) return [];
    const { kind, formerNumber } = details;
    const what = kind === 'unsuitable' ? t.stepOtherJournal() : usual();
    const before = typeof formerNumber === 'string' ? ` ${t.wasNumbered({ number: formerNumber })}` : '';
    return [{ on: siteDay(at), what: what + before }];
  });

/** The history of a manuscript for its author: by days, without names; reviews published together are one step. */
const stepsInWords = (...[steps]: Parameters<typeof eachInWords>): FollowedManuscript['steps'] =>
  eachInWords(steps).filter(({ on, what }, place, all) => {
    const before = all[place - 1];
    return what !== t.stepReviewsPublished() || before?.what !== what || before.on !== on;
  });

/** A report with what the editor wrote if they forwarded it after the decision. */
const reportForAuthor = (report: OpenReport): AuthorsReport[] => {
  const { forwardedAt, forwardMessage } = report;
  const forwarded = forwardedAt && { on: siteDay(forwardedAt), message: forwardMessage ?? '' };
  return anonymousReport(report).map((shown) => ({ ...shown, forwarded }));
};

/** Decisions as the author reads them, with the reports of the round. */
const presentDecisions = (
  manuscriptId: string,
  decisions: readonly SentDecision[],
  reports: readonly OpenReport[],
): AuthorDecision[] =>
  decisions.flatMap(({ id, round, version, kind, letter, sentAt, suggested }) => {
    if (sentAt === null) return [];
    const ofRound = isAfterReview(kind) ? reports.filter((report) => report.round === round) : [];
    return {
      // The stored id tells when the editor decided; the author is told when the email was sent.
      id: v5(id, manuscriptId),
      round,
      version,
      kind,
      letter,
      sentAt: sentAt.toISOString(),
      suggestedJournal: suggested && {
        id: suggested.id,
        journalTitle: suggested.title,
        journalAbbreviation: suggested.abbreviation,
      },
      reports: ofRound.flatMap(reportForAuthor),
    };
  });

/**
 * The journal that a manuscript can move to, and who suggested it: the one that the last letter names, while it takes
 * manuscripts and reviews by peers.
 */
export function suggestionOf({ manuscript }: Pick<FoundManuscript, 'manuscript'>, decisions: readonly SentDecision[]) {
  const last = decisions.findLast(({ kind }) => kind !== 'uphold');
  if (!last?.suggested) return null;
  const suggestedModel = last.suggested.archivedAt === null ? last.suggested.reviewModel : null;
  return mayMove(manuscript, { ...last, suggestedModel }) ? { journal: last.suggested, by: last.decidedBy } : null;
}

async function readStatus(ctx: Context, found: FoundManuscript) {
  const { manuscript } = found;
  const { id, round, version, reviewModel } = manuscript;
  const sent = await listSentDecisions(ctx.db, id);
  const asked = await findLastExtension(ctx.db, id, round);
  const anonymity = reviewModel === 'double-anonymous' ? await readAnonymity(ctx.db, id, version) : null;
  const feeOf = await readFeeStatuses(ctx, [manuscript]);
  const allowed = authorsActions(manuscript, {
    now: ctx.now(),
    isExtensionWaiting: asked?.state === 'waiting',
    isTraceFound: anonymity?.state === 'found',
    mayAppeal: await mayAppeal(ctx, manuscript),
    mayMove: suggestionOf(found, sent) !== null,
    mayChooseMode: feeOf(manuscript).allowed.includes('choose-mode'),
  });
  const extension = asked && { days: asked.days, state: asked.state };
  const lastAppeal = allowed.includes('appeal') ? dayOfLastAppeal(manuscript) : null;
  return {
    decisions: presentDecisions(id, sent, await listOpenReports(ctx.db, id)),
    anonymity,
    extension,
    allowed,
    appealBy: lastAppeal && dayOf(lastAppeal),
  };
}

async function readAnswers(ctx: Context, { manuscript }: FoundManuscript) {
  const round = await roundToAnswer(ctx.db, manuscript);
  const kept = await findAnswers(ctx.db, { manuscriptId: manuscript.id, round });
  if (kept?.submittedWith !== null) return { answers: [], answersVersion: 0 };
  return { answers: kept.answers, answersVersion: kept.draftVersion };
}

/**
 * A manuscript for its submitting author, with only what authors may know: no names, numbers or times of reviewers and
 * editors.
 */
export async function readFollowed(ctx: Context, articleId: string): Promise<FollowedManuscript> {
  const found = await findFollowed(ctx, articleId);
  const { manuscript, journal } = found;
  const show = await readFilesOf(ctx, [manuscript]);
  return {
    id: manuscript.id,
    manuscriptNumber: manuscript.number,
    articleTitle: manuscript.title,
    articleAbstract: manuscript.abstract,
    articleKeywords: manuscript.keywords,
    statements: manuscript.statements,
    journalTitle: journal.title,
    journalAbbreviation: journal.abbreviation,
    reviewModel: manuscript.reviewModel,
    articleStatus: articleStatuses[manuscript.state],
    version: manuscript.version,
    round: manuscript.round,
    receivedOn: siteDay(manuscript.submittedAt),
    turn: manuscript.turn,
    dueOn: manuscript.dueAt && dayOf(manuscript.dueAt),
    usualDays: usualDaysOf(manuscript, journal),
    steps: stepsInWords(await listAuditEntriesAbout(ctx.db, articleId)),
    files: show(manuscript.fileIds),
    mode: await findMode(ctx.db, articleId),
    publication: await readOwnChoice(ctx, found),
    ...(await readStatus(ctx, found)),
    ...(await readAnswers(ctx, found)),
  };
}

/** The answer to an author's action: a message, and the manuscript after it. */
export const followed = async (ctx: Context, articleId: string, act: Promise<string>) => ({
  message: await act,
  manuscript: await readFollowed(ctx, articleId),
});

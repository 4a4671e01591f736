import type { Context, SignedInActor } from '../context.ts';
import { findManuscript } from '../features/manuscripts/index.ts';
import { initialChecks } from '../../contracts/review-values.ts';
import { dayInMs } from '../../contracts/days.ts';
import {
  answerFromList,
  decideAfterReview,
  invite,
  ratifyDecision,
  readFollowed,
  readLetterDraft,
  readReviews,
  saveChecks,
  startReview,
  submitReport,
  submitRevision,
} from '../features/reviews/index.ts';
import type { Deed, DemoCourse, DemoReviewer } from './content/reviewed/course.ts';
import { loadManuscript, uploadText } from './load-manuscripts.ts';

const minuteMs = 60_000;

/** Who acts in the demo's peer review, by address. */
export type Cast = (email: string) => SignedInActor;

/** A manuscript on its way, and who acts at which time. */
interface Stage {
  readonly course: DemoCourse;
  readonly articleId: string;
  readonly as: (email: string) => Context;
}

async function versionOf({ articleId, as }: Stage): Promise<number> {
  const found = await findManuscript(as('editor@demo.example').db, articleId);
  if (!found) throw new Error('A manuscript of the demo is gone while it is loaded');
  return found.manuscript.version;
}

/** The open review of a reviewer; gives its invitation. */
async function reviewOf({ course, as }: Stage, reviewer: DemoReviewer): Promise<string> {
  const { reviews } = await readReviews(as(reviewer), { part: 'open' });
  const open = reviews.find(({ articleTitle }) => articleTitle === course.manuscript.title.text);
  if (!open) throw new Error(`${reviewer} has no open review of ${course.manuscript.slug}`);
  return open.invitationId;
}

async function answer(
  stage: Stage,
  { reviewer, ...reply }: { reviewer: DemoReviewer; isAccepted: boolean; reason: string },
) {
  await answerFromList(stage.as(reviewer), await reviewOf(stage, reviewer), reply);
}

async function report(
  stage: Stage,
  { reviewer, scores, comments, remarks = '', recommendation }: Deed & { deed: 'report' },
) {
  const words = { scores, commentsToAuthor: comments, confidentialRemarks: remarks, recommendation, isMeant: false };
  await submitReport(stage.as(reviewer), await reviewOf(stage, reviewer), words);
}

async function decide(stage: Stage, { kind }: Deed & { deed: 'decide' }) {
  const editor = stage.as('editor@demo.example');
  const { letter } = await readLetterDraft(editor, stage.articleId, { kind });
  await decideAfterReview(editor, stage.articleId, { version: await versionOf(stage), kind, letter, isMeant: false });
}

async function revise(stage: Stage, { answers }: Deed & { deed: 'revise' }) {
  const { manuscript } = stage.course;
  const author = stage.as('author@demo.example');
  const { decisions } = await readFollowed(author, stage.articleId);
  const reports = decisions.at(-1)?.reports ?? [];
  await submitRevision(author, stage.articleId, {
    version: await versionOf(stage),
    articleTitle: manuscript.title.text,
    articleAbstract: manuscript.abstract.text,
    articleKeywords: manuscript.keywords,
    filesUrl: await uploadText(author, manuscript, `${manuscript.slug}-revised`),
    isMeant: false,
    emptiedSlots: [],
    answers: answers.map(({ reviewer, ...words }) => ({
      reportId: reports.find((one) => one.reviewer === `Reviewer ${reviewer}`)?.id ?? '',
      ...words,
    })),
  });
}

async function perform(stage: Stage, deed: Deed): Promise<void> {
  const { articleId, as } = stage;
  const editor = as('editor@demo.example');
  const version = await versionOf(stage);
  switch (deed.deed) {
    case 'check':
      await saveChecks(editor, articleId, { done: [...initialChecks], note: deed.note });
      return;
    case 'start-review':
      await startReview(editor, articleId, { version });
      return;
    case 'invite':
      await invite(editor, articleId, { version, email: deed.reviewer, message: deed.message ?? '', isMeant: false });
      return;
    case 'accept':
      return answer(stage, { reviewer: deed.reviewer, isAccepted: true, reason: '' });
    case 'decline':
      return answer(stage, { reviewer: deed.reviewer, isAccepted: false, reason: deed.reason });
    case 'report':
      return report(stage, deed);
    case 'decide':
      return decide(stage, deed);
    case 'ratify':
      await ratifyDecision(as('chief@demo.example'), articleId, { version, isRatified: true, remark: '' });
      return;
    case 'revise':
      return revise(stage, deed);
  }
}

/** Submits a manuscript and has happen to it what has happened, each at its time, by the product's own use cases. */
export async function loadReviewed(ctx: Context, cast: Cast, course: DemoCourse, journalId: string): Promise<void> {
  const start = ctx.now().getTime();
  const at = (daysAgo: number, place: number) => {
    const when = start - daysAgo * dayInMs + place * minuteMs;
    return { ...ctx, now: () => new Date(when) };
  };
  const submitting = at(course.submitted, 0);
  const articleId = await loadManuscript(submitting, cast('author@demo.example'), course.manuscript, journalId);
  if (articleId === null) return;
  for (const [place, { daysAgo, ...deed }] of course.deeds.entries()) {
    const then = at(daysAgo, place);
    await perform({ course, articleId, as: (email) => ({ ...then, actor: cast(email) }) }, deed);
  }
}

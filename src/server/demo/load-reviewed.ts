import { dayInMs } from '../../contracts/days.ts';
import { initialChecks } from '../../contracts/review-values.ts';
import { signedIn, type Context } from '../context.ts';
import {
  assign,
  findManuscript,
  answerFromList,
  invite,
  readFollowed,
  readLetterDraft,
  readReview,
  readReviews,
  saveChecks,
  startReview,
  submitReport,
} from '../domains/editorial/index.ts';
import { decideAfterReview } from '../workflows/decisions/decide-after-review.ts';
import { ratifyDecision } from '../workflows/decisions/ratify-decision.ts';
import { submitRevision } from '../workflows/submission/submit-revision.ts';
import type { JobName, Jobs } from '../jobs/jobs.ts';
import type { DemoManuscript, ReviewEvent } from './demo-file.ts';
import type { Cast } from './load-accounts.ts';
import { loadManuscript, readManuscript, uploadText, type Home, type Stage } from './load-manuscripts.ts';
import { produce } from './load-production.ts';

const minuteMs = 60_000;

async function manuscriptOf({ articleId, as }: Stage) {
  const found = await findManuscript(as('editor@demo.example').db, articleId);
  if (!found) throw new Error('A manuscript of the demo disappeared while it was loaded');
  return found.manuscript;
}

/** The invitation of the open review that a person has of this manuscript. */
async function openReviewOf(stage: Stage, reviewer: string): Promise<string> {
  const { title } = await manuscriptOf(stage);
  const { reviews } = await readReviews(stage.as(reviewer), { part: 'open' });
  const open = reviews.find(({ articleTitle }) => articleTitle === title);
  if (!open) throw new Error(`${reviewer} has no open review of ${stage.source.file}`);
  return open.invitationId;
}

async function answer(stage: Stage, reviewer: string, reply: { isAccepted: boolean; reason: string }) {
  await answerFromList(stage.as(reviewer), await openReviewOf(stage, reviewer), reply);
}

async function report(stage: Stage, happened: ReviewEvent & { event: 'report' }) {
  const { reviewer, scores, comments: commentsToAuthor, remarks: confidentialRemarks, recommendation } = happened;
  const actor = stage.as(reviewer);
  const invitationId = await openReviewOf(stage, reviewer);
  const { questions } = await readReview(actor, invitationId);
  const answers = Object.fromEntries(
    questions.flatMap(({ id }, place) => {
      const given = happened.answers[place] ?? null;
      return given === null ? [] : [[id, given] as const];
    }),
  );
  const body = { scores, commentsToAuthor, confidentialRemarks, recommendation, answers, isMeant: false };
  await submitReport(actor, invitationId, body);
}

async function decide(stage: Stage, { kind }: ReviewEvent & { event: 'decide' }) {
  const editor = stage.as('editor@demo.example');
  const { letter } = await readLetterDraft(editor, stage.articleId, { kind });
  const { version } = await manuscriptOf(stage);
  await decideAfterReview(editor, stage.articleId, { version, kind, letter, isMeant: false });
}

async function revise(stage: Stage, { answers }: ReviewEvent & { event: 'revise' }) {
  const { source, articleId } = stage;
  const author = stage.as('author@demo.example');
  const reports = (await readFollowed(author, articleId)).decisions.at(-1)?.reports ?? [];
  const article = await readManuscript(source);
  await submitRevision(author, articleId, {
    version: (await manuscriptOf(stage)).version,
    articleTitle: article.title.text,
    articleAbstract: article.abstract?.text ?? '',
    articleKeywords: article.keywords.map(({ text }) => text),
    filesUrl: await uploadText(author, source, `${source.file}-revised`),
    isMeant: false,
    emptiedSlots: [],
    answers: answers.map(({ reviewer, ...words }) => ({
      reportId: reports.find((one) => one.reviewer === `Reviewer ${reviewer}`)?.id ?? '',
      ...words,
    })),
  });
}

async function perform(stage: Stage, happened: ReviewEvent): Promise<void> {
  const { articleId, as } = stage;
  const editor = as('editor@demo.example');
  const { version } = await manuscriptOf(stage);
  switch (happened.event) {
    case 'check':
      await saveChecks(editor, articleId, { done: [...initialChecks], note: happened.note });
      return;
    case 'assign': {
      const { userId } = signedIn(as(happened.editor));
      await assign(as('chief@demo.example'), articleId, { version, from: null, editorId: userId });
      return;
    }
    case 'start-review':
      await startReview(editor, articleId, { version });
      return;
    case 'invite':
      await invite(editor, articleId, { version, email: happened.reviewer, message: happened.message, isMeant: false });
      return;
    case 'accept':
      return answer(stage, happened.reviewer, { isAccepted: true, reason: '' });
    case 'decline':
      return answer(stage, happened.reviewer, { isAccepted: false, reason: happened.reason });
    case 'report': {
      return report(stage, happened);
    }
    case 'decide':
      return decide(stage, happened);
    case 'ratify':
      await ratifyDecision(as('chief@demo.example'), articleId, { version, isRatified: true, remark: '' });
      return;
    case 'revise':
      return revise(stage, happened);
  }
}

const ofReview: ReadonlySet<JobName> = new Set(['make-review-copies', 'check-anonymity', 'read-manuscript-text']);

/** Leaves out jobs that only a running review needs; people who try the demo would wait for them. */
const withoutReview = (jobs: Jobs): Jobs => ({
  ...jobs,
  enqueue: async (db, name, payload) => {
    if (!ofReview.has(name)) await jobs.enqueue(db, name, payload);
  },
});

/** Submits a manuscript and repeats its review and production at the times that the file gives, through the product's own use cases. */
export async function loadReviewed(ctx: Context, cast: Cast, source: DemoManuscript, home: Home): Promise<void> {
  const start = ctx.now().getTime();
  const at = (daysAgo: number, place: number) => {
    const when = start - daysAgo * dayInMs + place * minuteMs;
    const jobs = source.production.length > 0 ? withoutReview(ctx.jobs) : ctx.jobs;
    return { ...ctx, jobs, now: () => new Date(when) };
  };
  const articleId = await loadManuscript(at(source.daysAgo, 0), cast('author@demo.example'), source, home);
  if (articleId === null) return;
  const stageAt = (daysAgo: number, place: number): Stage => {
    const then = at(daysAgo, place);
    return { source, articleId, today: new Date(start), as: (email) => ({ ...then, actor: cast(email) }) };
  };
  for (const [place, happened] of source.events.entries()) await perform(stageAt(happened.daysAgo, place), happened);
  for (const [place, happened] of source.production.entries())
    await produce(stageAt(happened.daysAgo, source.events.length + place), happened);
}

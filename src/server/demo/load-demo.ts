import { v7 } from 'uuid';
import { currency, mostOpenReviews } from '../../contracts/constants.ts';
import type { Context, SignedInActor } from '../context.ts';
import { findAccountByEmail, openVerifiedAccount, setJournalRole, type Account } from '../features/accounts/index.ts';
import { keepOwnFile } from '../features/files/index.ts';
import { insertFullIssue, readFullIssues } from '../features/issues/index.ts';
import type { JournalRow } from '../features/journals/index.ts';
import { saveProfile } from '../features/reviews/index.ts';
import { demoPassword } from './demo-accounts.ts';
import { demoContent } from './demo-content.ts';
import type { DemoIssue, DemoJournal } from './content/journal.ts';
import { renderIssuePdf } from './drawing/print-papers.ts';
import { loadArticle } from './load-articles.ts';
import { keepCover, loadJournal } from './load-journals.ts';
import { loadManuscript } from './load-manuscripts.ts';
import { loadReviewed, type Cast } from './load-reviewed.ts';
import { loadUsage } from './load-usage.ts';

interface Home {
  readonly source: DemoJournal;
  readonly row: JournalRow;
}

/** A person of the demo as they act, once signed in. */
const actorOf = ({ id, email, isAdmin }: Account): SignedInActor => ({
  kind: 'user',
  userId: id,
  email,
  isAdmin,
  sessionId: id,
});

/** Opens the accounts that are not there, each with its roles; what an administrator makes of them later stays. */
async function loadAccounts(ctx: Context, homeOf: (abbreviation: string) => Home): Promise<void> {
  for (const { journalRoles = [], interests, role: part, ...person } of demoContent.people) {
    if (await findAccountByEmail(ctx.db, person.email)) continue;
    const account = await openVerifiedAccount(ctx, { ...person, isAdmin: part === 'admin' }, demoPassword);
    if (!account) continue;
    for (const { journal, role } of journalRoles)
      await setJournalRole(ctx, account.id, { journalId: homeOf(journal).row.id, role, isHeld: true });
    if (interests !== undefined) await saveProfile({ ...ctx, actor: actorOf(account) }, { interests, mostOpenReviews });
  }
}

async function loadIssue(ctx: Context, issue: DemoIssue, { source, row }: Home): Promise<void> {
  const place = { volume: String(issue.volume), number: String(issue.issue) };
  if ((await readFullIssues(ctx, { ...place, journalId: row.id })).getIssue.length > 0) return;
  const name = `${issue.journal}-volume-${issue.volume}-issue-${issue.issue}`;
  const { title, abbreviation, motif } = source;
  const coverFileId = await keepCover(ctx, name, {
    title,
    abbreviation,
    motif,
    volume: issue.volume,
    issue: issue.issue,
    year: issue.year,
  });
  const articles = demoContent.articles.filter(
    (article) => article.journal === issue.journal && article.volume === issue.volume && article.issue === issue.issue,
  );
  const bytes = await renderIssuePdf(issue, source, articles);
  const documentFileId = await keepOwnFile(ctx, {
    purpose: 'issue-document',
    name: `${name}.pdf`,
    mediaType: 'application/pdf',
    bytes,
  });
  await insertFullIssue(ctx.db, {
    id: v7(),
    journalId: row.id,
    ...place,
    priceMinor: issue.priceMinor,
    currency,
    name: issue.name,
    description: issue.description,
    lookupKey: `full_issue_${name.toLowerCase().replaceAll('-', '_')}`,
    coverFileId,
    documentFileId,
    createdAt: ctx.now(),
  });
}

async function loadPublished(ctx: Context, homeOf: (abbreviation: string) => Home): Promise<void> {
  for (const article of demoContent.articles) await loadArticle(ctx, article, homeOf(article.journal));
  for (const issue of demoContent.issues) await loadIssue(ctx, issue, homeOf(issue.journal));
}

/** The demo's people as they act; null when somebody has left meanwhile. */
async function castOf(ctx: Context): Promise<Cast | null> {
  const actors = new Map<string, SignedInActor>();
  for (const { email } of demoContent.people) {
    const account = await findAccountByEmail(ctx.db, email);
    if (!account) return null;
    actors.set(email, actorOf(account));
  }
  return (email) => {
    const actor = actors.get(email);
    if (!actor) throw new Error(`The demo has no account ${email}`);
    return actor;
  };
}

/** What is in peer review, and what waits for its verification. What has been changed too far to load it stays out. */
async function loadSubmissions(ctx: Context, homeOf: (abbreviation: string) => Home): Promise<void> {
  const cast = await castOf(ctx);
  if (!cast) return;
  for (const course of demoContent.reviewed) {
    const { id, reviewModel } = homeOf(course.manuscript.journal).row;
    if (reviewModel !== 'double-anonymous') continue;
    await loadReviewed(ctx, cast, course, id).catch((error: unknown) =>
      ctx.log.warn({ err: error }, `The demo could not bring ${course.manuscript.slug} where it belongs`),
    );
  }
  for (const manuscript of demoContent.manuscripts)
    await loadManuscript(ctx, cast('author@demo.example'), manuscript, homeOf(manuscript.journal).row.id);
}

/** Loads the demo; what is there already stays as it is, so that every start may call it. */
export async function loadDemo(ctx: Context, report: (step: string) => void): Promise<void> {
  report(`Loading the demo: ${demoContent.journals.length} journals, ${demoContent.articles.length} articles`);
  const homes = new Map<string, Home>();
  for (const source of demoContent.journals)
    homes.set(source.abbreviation, { source, row: await loadJournal(ctx, source) });
  const homeOf = (abbreviation: string): Home => {
    const home = homes.get(abbreviation);
    if (!home) throw new Error(`The demo has no journal ${abbreviation}`);
    return home;
  };
  // Papers are drawn while manuscripts wait for their inspection.
  await Promise.all([loadPublished(ctx, homeOf), loadAccounts(ctx, homeOf).then(() => loadSubmissions(ctx, homeOf))]);
  await loadUsage(ctx);
  await ctx.announcePublicChange();
}

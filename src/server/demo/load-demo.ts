import { v7 } from 'uuid';
import { currency } from '../../contracts/constants.ts';
import type { Context } from '../context.ts';
import { findAccountByEmail, openVerifiedAccount, setJournalRole } from '../features/accounts/index.ts';
import { keepOwnFile } from '../features/files/index.ts';
import { insertFullIssue, readFullIssues } from '../features/issues/index.ts';
import type { JournalRow } from '../features/journals/index.ts';
import { demoContent } from './demo-content.ts';
import type { DemoIssue, DemoJournal } from './content/journal.ts';
import { renderIssuePdf } from './drawing/issue-pdf.ts';
import { loadArticle } from './load-articles.ts';
import { keepCover, loadJournal } from './load-journals.ts';
import { loadManuscript } from './load-manuscripts.ts';

/** The password of every demo account. */
export const demoPassword = 'Demo-Password-1!';

/** The demo's accounts, for those who want to try them. */
export const demoAccounts = demoContent.people.map(({ email, role }) => ({ email, role }));

interface Home {
  readonly source: DemoJournal;
  readonly row: JournalRow;
}

/** Opens the accounts that are not there, each with its roles; what an administrator makes of them later stays. */
async function loadAccounts(ctx: Context, homeOf: (abbreviation: string) => Home): Promise<void> {
  for (const { journalRoles = [], role: part, ...person } of demoContent.people) {
    if (await findAccountByEmail(ctx.db, person.email)) continue;
    const account = await openVerifiedAccount(ctx, { ...person, isAdmin: part === 'admin' }, demoPassword);
    if (!account) continue;
    for (const { journal, role } of journalRoles)
      await setJournalRole(ctx, account.id, { journalId: homeOf(journal).row.id, role, isHeld: true });
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

async function loadSubmissions(ctx: Context, homeOf: (abbreviation: string) => Home): Promise<void> {
  const account = await findAccountByEmail(ctx.db, 'author@demo.example');
  if (!account) return;
  const author = {
    kind: 'user',
    userId: account.id,
    email: account.email,
    isAdmin: false,
    sessionId: account.id,
  } as const;
  for (const manuscript of demoContent.manuscripts)
    await loadManuscript(ctx, author, manuscript, homeOf(manuscript.journal).row.id);
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
  await loadAccounts(ctx, homeOf);
  for (const article of demoContent.articles) await loadArticle(ctx, article, homeOf(article.journal));
  for (const issue of demoContent.issues) await loadIssue(ctx, issue, homeOf(issue.journal));
  await loadSubmissions(ctx, homeOf);
  await ctx.announcePublicChange();
}

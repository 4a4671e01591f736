import { readdirSync } from 'node:fs';
import type { Context } from '../context.ts';
import { findJournal } from '../domains/journals/index.ts';
import { importArticles } from '../workflows/import/import-articles.ts';
import { inDemo, readDemo, type Demo } from './demo-file.ts';
import { castOf, loadAccounts, type Cast } from './load-accounts.ts';
import { loadIssue } from './load-issues.ts';
import { loadJournal } from './load-journals.ts';
import { loadReviewed } from './load-reviewed.ts';
import { loadUsage } from './load-usage.ts';

/** How many articles the demo has. */
export const countDemoArticles = (): number =>
  readdirSync(inDemo('articles'), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.xml')).length;

async function loadArticles(ctx: Context, abbreviation: string): Promise<void> {
  const folder = inDemo('articles', abbreviation);
  const wish = { folder, abbreviation, title: null, subject: null, isPrinted: true };
  const { failed, notes } = await importArticles(ctx, wish, () => {});
  for (const finding of [...failed, ...notes]) ctx.log.warn(finding, 'An article of the demo needs a look');
}

/** Loads the manuscripts. One that was changed too far since an earlier start is left out. */
async function loadManuscripts(ctx: Context, demo: Demo, cast: Cast): Promise<void> {
  for (const source of demo.manuscripts) {
    const journal = await findJournal(ctx.db, source.journal);
    const isReviewed = source.events.length > 0;
    if (!journal || (isReviewed && journal.reviewModel !== 'double-anonymous')) continue;
    await loadReviewed(ctx, cast, source, journal.id).catch((error: unknown) =>
      ctx.log.warn({ err: error }, `The demo could not load ${source.file}`),
    );
  }
}

/** Loads the demo. What exists already stays unchanged, so every start may call it. */
export async function loadDemo(ctx: Context, report: (step: string) => void): Promise<void> {
  const demo = readDemo();
  report(`Loading the demo: ${demo.journals.length} journals, ${countDemoArticles()} articles`);
  const journalIds = new Map<string, string>();
  for (const source of demo.journals) journalIds.set(source.abbreviation, await loadJournal(ctx, source));
  await loadAccounts(ctx, demo.people, journalIds);
  const cast = await castOf(ctx, demo.people);

  async function loadPublished(abbreviation: string, journalId: string): Promise<void> {
    await loadArticles(ctx, abbreviation);
    if (!cast) return;
    const asAdmin = { ...ctx, actor: cast('admin@demo.example') };
    for (const issue of demo.issues) if (issue.journal === abbreviation) await loadIssue(asAdmin, issue, journalId);
  }

  // Articles are printed while issues are built and uploaded manuscripts are checked.
  await Promise.all([
    ...Array.from(journalIds, ([abbreviation, journalId]) => loadPublished(abbreviation, journalId)),
    cast && loadManuscripts(ctx, demo, cast),
  ]);
  await loadUsage(ctx);
  await ctx.announcePublicChange();
}

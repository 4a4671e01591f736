import { loading } from '../../messages/demo.ts';
import { readdirSync } from 'node:fs';
import { importArticles } from '../workflows/import/import-articles.ts';
import { inDemo, readDemo, type Demo, type DemoJournal, type DemoIssue } from './demo-file.ts';
import { castOf, loadAccounts, type Cast } from './load-accounts.ts';
import { loadReviewed } from './load-reviewed.ts';
import { loadUsage } from './load-usage.ts';
import { readFile } from 'node:fs/promises';
import { keepOwnFile } from '../domains/files/index.ts';
import {
  findCurrentForm,
  findJournal,
  findOrCreateJournal,
  readSetup,
  saveReviewForm,
  saveSetup,
} from '../domains/journals/index.ts';
import { hasInstitutions, importInstitutions } from '../domains/institutions/index.ts';
import { isDeepStrictEqual } from 'node:util';
import { v7 } from 'uuid';
import { currency } from '../../contracts/constants.ts';
import { usualDesign } from '../../contracts/print-design.ts';
import { usualRules } from '../../contracts/statements.ts';
import { toMinorUnits } from '../../contracts/money.ts';
import type { Context } from '../context.ts';
import {
  buildIssue,
  discardBuild,
  insertFullIssue,
  readBuilds,
  readFullIssues,
  readPlaceArticles,
  startBuild,
} from '../domains/issues/index.ts';

/** Builds the document and the cover of an issue. A build that an earlier start left unfinished is discarded. */
async function build(asAdmin: Context, place: { journalId: string; volume: string; number: string }) {
  const { builds } = await readBuilds(asAdmin);
  for (const { id, state, journalId, issueVolume, issueNumber } of builds)
    if (state !== 'done' && isDeepStrictEqual(place, { journalId, volume: issueVolume, number: issueNumber }))
      await discardBuild(asAdmin, id);
  const { articles } = await readPlaceArticles(asAdmin, place);
  const { id } = await startBuild(asAdmin, {
    journalId: place.journalId,
    issueVolume: place.volume,
    issueNumber: place.number,
    articleIds: articles.map((article) => article.id),
    preface: '',
    issueImageURL: '',
  });
  await buildIssue(asAdmin, id);
  return (await readBuilds(asAdmin)).builds.find((one) => one.id === id);
}

/** Puts an issue on sale, unless one is on sale at its place. */
async function loadIssue(asAdmin: Context, issue: DemoIssue, journalId: string): Promise<void> {
  const place = { journalId, volume: String(issue.volume), number: String(issue.issue) };
  if ((await readFullIssues(asAdmin, place)).getIssue.length > 0) return;
  const built = await build(asAdmin, place);
  if (!built?.cover || !built.document)
    throw new Error(`The issue “${issue.name}” of the demo was not built: ${built?.failure ?? 'no reason is known'}`);
  await insertFullIssue(asAdmin.db, {
    id: v7(),
    ...place,
    priceMinor: toMinorUnits(issue.price),
    currency,
    name: issue.name,
    description: issue.description,
    lookupKey: `full_issue_${issue.journal}_volume_${issue.volume}_issue_${issue.issue}`.toLowerCase(),
    coverFileId: built.cover.id,
    documentFileId: built.document.id,
    createdAt: asAdmin.now(),
  });
  // It is on sale: the administrator's list of builds does not have to show it.
  await discardBuild(asAdmin, built.id);
}

/** Adds a journal with its cover, unless it exists. Returns its id. */
async function loadJournal(ctx: Context, source: DemoJournal): Promise<string> {
  const existing = await findJournal(ctx.db, source.abbreviation);
  if (existing) return existing.id;
  const { handlingFee, description, reviewForm: _form, setup: _setup, ...facts } = source;
  const name = `${source.abbreviation}.svg`;
  const coverFileId = await keepOwnFile(ctx, {
    purpose: 'cover',
    name,
    mediaType: 'image/svg+xml',
    bytes: await readFile(inDemo('covers', name)),
  });
  const { journal } = await findOrCreateJournal(ctx, {
    ...facts,
    descriptionHtml: description,
    language: 'English',
    handlingFeeMinor: toMinorUnits(handlingFee),
    coverFileId,
  });
  return journal.id;
}

/** How many articles the demo has. */
export const countDemoArticles = (): number =>
  readdirSync(inDemo('articles'), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.xml')).length;

async function loadArticles(ctx: Context, abbreviation: string): Promise<void> {
  const folder = inDemo('articles', abbreviation);
  const wish = { folder, abbreviation, title: null, subject: null, isPrinted: true };
  const { failed, notes } = await importArticles(ctx, wish, () => {});
  for (const finding of [...failed, ...notes]) ctx.log.warn(finding, 'An article of the demo needs a look');
}

/** Gives journals their review forms, unless they have one. */
async function loadForms(asAdmin: Context, demo: Demo, journalIds: ReadonlyMap<string, string>): Promise<void> {
  for (const { abbreviation, reviewForm: questions } of demo.journals) {
    const journalId = journalIds.get(abbreviation) ?? '';
    if (questions.length === 0 || (await findCurrentForm(asAdmin.db, journalId))) continue;
    await saveReviewForm(asAdmin, journalId, { version: 0, questions });
  }
}

/** Sets journals up, unless they have been. */
async function loadSetups(asAdmin: Context, demo: Demo, journalIds: ReadonlyMap<string, string>): Promise<void> {
  for (const { abbreviation, setup } of demo.journals) {
    const journalId = journalIds.get(abbreviation) ?? '';
    if (!setup || (await readSetup(asAdmin, journalId)).version > 0) continue;
    const { guidelines: guidelinesHtml, checklist, board } = setup;
    const open = (name: string) => ({ id: v7(), name, isOpen: true });
    const sections = setup.sections.map((name) => ({ ...open(name), editorId: null }));
    const articleTypes = setup.articleTypes.map(open);
    const whole = {
      sections,
      articleTypes,
      checklist,
      guidelinesHtml,
      board,
      statements: usualRules,
      printDesign: usualDesign,
    };
    await saveSetup(asAdmin, journalId, { version: 0, setup: whole });
  }
}

/** Loads the manuscripts. One that was changed too far since an earlier start is left out. */
async function loadManuscripts(ctx: Context, demo: Demo, cast: Cast): Promise<void> {
  for (const source of demo.manuscripts) {
    const journal = await findJournal(ctx.db, source.journal);
    const isReviewed = source.events.length > 0;
    if (!journal || (isReviewed && journal.reviewModel !== 'double-anonymous')) continue;
    const checklist = demo.journals.find(({ abbreviation }) => abbreviation === source.journal)?.setup?.checklist ?? [];
    await loadReviewed(ctx, cast, source, { id: journal.id, checklist }).catch((error: unknown) =>
      ctx.log.warn({ err: error }, `The demo could not load ${source.file}`),
    );
  }
}

/** Loads the demo. What exists already stays unchanged, so every start may call it. */
export async function loadDemo(ctx: Context, report: (step: string) => void): Promise<void> {
  const demo = readDemo();
  report(loading({ journals: demo.journals.length, articles: countDemoArticles() }));
  if (!(await hasInstitutions(ctx.db))) await importInstitutions(ctx, inDemo('institutions.json'), () => {});
  const journalIds = new Map<string, string>();
  for (const source of demo.journals) journalIds.set(source.abbreviation, await loadJournal(ctx, source));
  await loadAccounts(ctx, demo.people, journalIds);
  const cast = await castOf(ctx, demo.people);

  if (cast) {
    const asAdmin = { ...ctx, actor: cast('admin@demo.example') };
    await loadForms(asAdmin, demo, journalIds);
    await loadSetups(asAdmin, demo, journalIds);
  }

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

import { existsSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { beforeAll, describe, expect, test } from 'vitest';
import { coauthorYears } from '../contracts/constants.ts';
import type { Context } from '../server/context.ts';
import {
  articles,
  articleTexts,
  journalRoleHolders,
  journals,
  users,
  type PrintedAuthor,
} from '../server/db/schema/index.ts';
import type { FoundManuscript } from '../server/domains/editorial/index.ts';
import { proposeReviewers } from '../server/domains/editorial/proposals/propose-reviewers.ts';
import { importArticles } from '../server/workflows/import/import-articles.ts';
import { startProduct } from './product/start-product.ts';

const corpus = path.resolve(import.meta.dirname, '../../../shared/corpus/zookeys');
const isThere = existsSync(corpus);
if (!isThere)
  process.stderr.write(`\nSKIPPED: NO REVIEWERS WERE PROPOSED FOR REAL ARTICLES, since ${corpus} is missing.\n\n`);

const printed = ({ authorGivenName, authorLastName }: PrintedAuthor) => `${authorGivenName} ${authorLastName}`;

async function readCorpus(db: Context['db']) {
  const rows = await db
    .select({ article: articles, references: articleTexts.references, journal: journals })
    .from(articles)
    .innerJoin(articleTexts, eq(articleTexts.articleId, articles.id))
    .innerJoin(journals, eq(journals.id, articles.journalId));
  return rows.map(({ references, ...row }) => ({
    ...row,
    cited: references.map(({ html }) => html.replaceAll(/<[^>]*>/g, '').slice(0, 300)).join('\n'),
  }));
}

type Paper = Awaited<ReturnType<typeof readCorpus>>[number];

/** An account and a reviewer's role for every author of the corpus, by the name that is printed. */
async function makeReviewers(db: Context['db'], papers: readonly Paper[]): Promise<Map<string, PrintedAuthor>> {
  const authors = new Map(
    papers.flatMap(({ article }) => article.authors.map((author) => [printed(author), author] as const)),
  );
  const now = new Date();
  const people = [...authors].map(([, author], index) => ({
    id: v7(),
    email: `reviewer@place-${index}.test`,
    passwordHash: '',
    title: 'Dr',
    surname: author.authorLastName,
    otherName: author.authorGivenName,
    affiliation: author.affiliations[0] ?? '',
    country: 'AE',
    emailVerifiedAt: now,
    createdAt: now,
  }));
  await db.insert(users).values(people);
  const journalId = papers[0]?.journal.id ?? '';
  await db
    .insert(journalRoleHolders)
    .values(people.map(({ id }) => ({ userId: id, journalId, role: 'reviewer' as const, givenAt: now })));
  return authors;
}

/** Whether a list of references names a person as an author: the surname with initials that fit the given names. */
function isCited(cited: string, { authorGivenName, authorLastName }: PrintedAuthor): boolean {
  const [first = '', second = ''] = authorGivenName.split(/[\s.-]+/).map((name) => name.slice(0, 1));
  if (first === '' || authorLastName === '') return false;
  const surname = authorLastName.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(^|[\\s,])${surname},? ${first}(?![a-z])\\.?[ -]?(${second}|(?![A-Z]))`, 'mu').test(cited);
}

/** A paper as a manuscript of the day on which it came out. */
function asManuscript({ article, journal }: Paper): FoundManuscript {
  const manuscript = {
    id: v7(),
    journalId: journal.id,
    submittingUserId: v7(),
    title: article.title.text,
    abstract: article.abstractText,
    keywords: article.keywords.map(({ text }) => text),
    authors: article.authors.map(({ authorGivenName, authorLastName, authorAffiliation, isCorresponding }) => ({
      authorTitle: 'Dr.' as const,
      authorGivenName,
      authorLastName,
      authorEmail: '',
      authorAffiliation: authorAffiliation || 'None',
      isCorresponding,
    })),
    round: 1,
  };
  const author = { title: '', surname: '', otherName: '', email: 'editorial@office.test', deletedAt: null };
  // Of a manuscript, proposals read these fields alone.
  return { manuscript, journal, author } as unknown as FoundManuscript;
}

/** What is proposed while the portal does not hold the paper itself. */
async function proposedWithout(ctx: Context, paper: Paper): Promise<string[]> {
  const heldOut = new Error('held out');
  let names: string[] = [];
  const at = new Date(paper.article.publishedOn);
  await ctx.db
    .transaction(async (tx) => {
      await tx.delete(articles).where(eq(articles.id, paper.article.id));
      const proposals = await proposeReviewers({ ...ctx, db: tx, now: () => at }, asManuscript(paper));
      names = proposals.map(({ name }) => name);
      throw heldOut;
    })
    .catch((error: unknown) => {
      if (error !== heldOut) throw error;
    });
  return names;
}

/** Everybody who wrote a paper, or another of the last years with somebody who did. */
function kinOf(paper: Paper, papers: readonly Paper[]): Set<string> {
  const own = new Set(paper.article.authors.map(printed));
  const year = Number(paper.article.publishedOn.slice(0, 4)) - coauthorYears;
  const since = `${year}${paper.article.publishedOn.slice(4)}`;
  const shared = papers.filter(
    ({ article }) => article.publishedOn >= since && article.authors.some((author) => own.has(printed(author))),
  );
  return new Set([...own, ...shared.flatMap(({ article }) => article.authors.map(printed))]);
}

describe.skipIf(!isThere)('proposals for the real articles, each held out in turn', () => {
  let papers: Paper[] = [];
  let authors = new Map<string, PrintedAuthor>();
  const rankings = new Map<string, string[]>();

  beforeAll(async () => {
    const product = await startProduct();
    const wish = { folder: corpus, abbreviation: 'ZOOKEYS', title: 'ZooKeys', subject: 'Other Journals' };
    await importArticles(product.system, wish, () => undefined);
    papers = await readCorpus(product.parts.db);
    authors = await makeReviewers(product.parts.db, papers);
    for (const paper of papers) rankings.set(paper.article.id, await proposedWithout(product.system, paper));
  }, 300_000);

  test('an author of the paper, or a co-author of the last three years, is never proposed', () => {
    expect(papers).toHaveLength(199);
    const wrong = papers.flatMap((paper) => {
      const kin = kinOf(paper, papers);
      return (rankings.get(paper.article.id) ?? []).filter((name) => kin.has(name));
    });
    expect(wrong).toEqual([]);
    expect([...rankings.values()].every((names) => names.length === 20)).toBe(true);
  });

  test('the people whom the paper cites rank far above chance', () => {
    let [recall, chance, cases] = [0, 0, 0];
    for (const paper of papers) {
      const kin = kinOf(paper, papers);
      const pool = [...authors].filter(([name]) => !kin.has(name));
      const right = new Set(pool.filter(([, author]) => isCited(paper.cited, author)).map(([name]) => name));
      if (right.size === 0) continue;
      const first = (rankings.get(paper.article.id) ?? []).slice(0, 10);
      recall += first.filter((name) => right.has(name)).length / right.size;
      chance += 10 / pool.length;
      cases += 1;
    }
    const [found, expected] = [recall / cases, chance / cases].map((share) => `${(100 * share).toFixed(1)} %`);
    process.stderr.write(
      `\nProposals for ${cases} held-out articles, of ${authors.size} reviewers: recall at 10 ${found}, by chance ${expected}\n\n`,
    );
    expect(cases).toBeGreaterThan(50);
    expect(recall).toBeGreaterThan(6 * chance);
  });
});

import { isDeepStrictEqual } from 'node:util';
import { v7 } from 'uuid';
import type { IssueBuild, LeftOut, NewIssueBuild } from '../../../../contracts/issue-builds.ts';
import { signedIn, type Context } from '../../../context.ts';
import { AppError, invalidInput, notFound } from '../../../errors.ts';
import { inTransaction } from '../../../in-transaction.ts';
import { keepFromClearing } from '../../files/index.ts';
import { lockAccount } from '../../accounts/index.ts';
import { findJournal } from '../../journals/index.ts';
import { ownCover } from '../issue-files.ts';
import { forgetBuild, insertBuild, listUnfinished, type BuildRow } from './build-store.ts';
import { mostBytes } from './assembly-limits.ts';
import type { PlacedArticle } from './place-store.ts';
import { obstacleOf, placedArticles } from './read-places.ts';
import { readBuild } from './read-builds.ts';

const mostAtOnce = 3;
const obstacleWords = { withdrawn: 'it was withdrawn', 'no-pdf': 'it has no PDF' } as const;

/** The articles that were chosen, in their order; each must be one of the place that can be part of an issue. */
function chosenArticles(articles: readonly PlacedArticle[], ids: readonly string[]): PlacedArticle[] {
  return ids.map((id) => {
    const article = articles.find((one) => one.id === id);
    if (!article)
      throw invalidInput(
        'articleIds',
        'An article that you chose is not in this issue any more. Please look at the list again.',
      );
    const obstacle = obstacleOf(article);
    if (obstacle !== null)
      throw invalidInput(
        'articleIds',
        `“${article.title.text}” cannot be part of the issue: ${obstacleWords[obstacle]}.`,
      );
    return article;
  });
}

function refuseTooLarge(articles: readonly PlacedArticle[]): void {
  const sum = articles.reduce((bytes, { pdfSize }) => bytes + (pdfSize ?? 0), 0);
  if (sum <= mostBytes) return;
  const megabyte = 1024 * 1024;
  throw invalidInput(
    'articleIds',
    `The PDFs of these articles have ${Math.ceil(sum / megabyte)} MB together; an issue is built of at most ${mostBytes / megabyte} MB. Please leave some of them out, or upload a document of your own.`,
  );
}

const leftOutOf = (articles: readonly PlacedArticle[], ids: readonly string[]): LeftOut[] =>
  articles
    .filter(({ id }) => !ids.includes(id))
    .map((article) => ({
      articleId: article.id,
      title: article.title.text,
      reason: obstacleOf(article) ?? 'not-chosen',
    }));

type Wanted = Pick<BuildRow, 'journalId' | 'volume' | 'number' | 'articleIds' | 'preface' | 'pictureFileId'>;

const isAlike = (build: BuildRow, wanted: Wanted) =>
  isDeepStrictEqual({ ...build, ...wanted, leftOut: build.leftOut }, build);

/** Writes the row and its job; what the caller is having built alike already is that. */
async function begin(ctx: Context, wanted: Wanted, leftOut: LeftOut[]): Promise<string> {
  const { userId } = signedIn(ctx);
  return inTransaction(ctx, async (tx) => {
    // Of two clicks, the second sees what the first has begun.
    await lockAccount(tx.db, userId);
    const unfinished = await listUnfinished(tx.db, userId);
    const same = unfinished.find((build) => isAlike(build, wanted));
    if (same) return same.id;
    if (unfinished.length >= mostAtOnce)
      throw new AppError(
        'busy',
        `${mostAtOnce} issues are being built for you. Please wait for one of them, or stop it.`,
      );
    await keepFromClearing(tx, wanted.pictureFileId === null ? [] : [wanted.pictureFileId]);
    const [id, now] = [v7(), tx.now()];
    await insertBuild(tx.db, {
      id,
      ...wanted,
      leftOut,
      state: 'waiting',
      createdBy: userId,
      createdAt: now,
      heardAt: now,
    });
    await tx.jobs.enqueue(tx.db, 'build-issue', { buildId: id });
    return id;
  });
}

/** Begins to build the document of an issue from its published articles. */
export async function startBuild(ctx: Context, wish: NewIssueBuild): Promise<IssueBuild> {
  const { journalId, issueVolume: volume, issueNumber: number, articleIds, preface } = wish;
  if (!(await findJournal(ctx.db, journalId)))
    throw invalidInput('journalId', 'This journal is not there any more. Please choose another one.');
  const articles = await placedArticles(ctx, { journalId, volume, number });
  refuseTooLarge(chosenArticles(articles, articleIds));
  const pictureFileId = wish.issueImageURL === '' ? null : await ownCover(ctx, wish.issueImageURL);
  const wanted = { journalId, volume, number, articleIds, preface, pictureFileId };
  return readBuild(ctx, await begin(ctx, wanted, leftOutOf(articles, articleIds)));
}

/** Stops building, or forgets what was built; its files go with the next clearing unless an issue has them. */
export async function discardBuild(ctx: Context, buildId: string): Promise<{ message: string }> {
  if (!(await forgetBuild(ctx.db, buildId, signedIn(ctx).userId, ctx.now()))) throw notFound('This build');
  return { message: 'It is forgotten.' };
}

import { isDeepStrictEqual } from 'node:util';
import { v7 } from 'uuid';
import type { IssueBuild, LeftOut, NewIssueBuild } from '../../../../contracts/issue-builds.ts';
import * as t from '../../../../messages/issue-responses.ts';
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
import { obstacleOf, placedArticles, readBuild } from './read-builds.ts';

const mostAtOnce = 3;
const obstacleWords = { withdrawn: t.articleWithdrawnFromIssue, 'no-pdf': t.articleWithoutPdf } as const;

/** The articles that were chosen, in their order; each must be one of the place that can be part of an issue. */
function chosenArticles(articles: readonly PlacedArticle[], ids: readonly string[]): PlacedArticle[] {
  return ids.map((id) => {
    const article = articles.find((one) => one.id === id);
    if (!article) throw invalidInput('articleIds', t.articleLeft());
    const obstacle = obstacleOf(article);
    if (obstacle !== null) throw invalidInput('articleIds', obstacleWords[obstacle]({ title: article.title.text }));
    return article;
  });
}

function refuseTooLarge(articles: readonly PlacedArticle[]): void {
  const sum = articles.reduce((bytes, { pdfSize }) => bytes + (pdfSize ?? 0), 0);
  if (sum <= mostBytes) return;
  const megabyte = 1024 * 1024;
  throw invalidInput(
    'articleIds',
    t.tooManyMegabytes({ megabytes: Math.ceil(sum / megabyte), most: mostBytes / megabyte }),
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

/** Adds the row and its job; returns the caller's identical unfinished build if there is one. */
async function begin(ctx: Context, wanted: Wanted, leftOut: LeftOut[]): Promise<string> {
  const { userId } = signedIn(ctx);
  return inTransaction(ctx, async (tx) => {
    // Of two clicks, the second sees what the first has begun.
    await lockAccount(tx.db, userId);
    const unfinished = await listUnfinished(tx.db, userId);
    const same = unfinished.find((build) => isAlike(build, wanted));
    if (same) return same.id;
    if (unfinished.length >= mostAtOnce) throw new AppError('busy', t.tooManyBuilds({ count: mostAtOnce }));
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
  if (!(await findJournal(ctx.db, journalId))) throw invalidInput('journalId', t.journalGoneChoose());
  const articles = await placedArticles(ctx, { journalId, volume, number });
  refuseTooLarge(chosenArticles(articles, articleIds));
  const pictureFileId = wish.issueImageURL === '' ? null : await ownCover(ctx, wish.issueImageURL);
  const wanted = { journalId, volume, number, articleIds, preface, pictureFileId };
  return readBuild(ctx, await begin(ctx, wanted, leftOutOf(articles, articleIds)));
}

/** Cancels or dismisses a build; the cleanup deletes its files unless an issue has them. */
export async function discardBuild(ctx: Context, buildId: string): Promise<{ message: string }> {
  if (!(await forgetBuild(ctx.db, buildId, signedIn(ctx).userId, ctx.now()))) throw notFound('build');
  return { message: t.buildDeleted() };
}

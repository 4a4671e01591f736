import { v7 } from 'uuid';
import { signedIn, type Context } from '../../../context.ts';
import { AppError, invalidInput, notFound } from '../../../errors.ts';
import { findAccount, fullName } from '../../accounts/index.ts';
import { fileIdOf, findFile, keepFromClearing } from '../../files/index.ts';
import { addRecord, findLastActor } from '../../records/index.ts';
import type { Correction } from '../../../../contracts/corrections.ts';
import type { PublicAuthor } from '../../../../contracts/articles.ts';
import type { PrintedAuthor } from '../../../db/schema/publications.ts';
import type { ArticleRow } from '../article-store.ts';
import { requestDeposit } from '../doi/doi-store.ts';
import { indexArticle } from '../search/search-store.ts';
import { changesOf, recordOfChanges, type Correctable } from './changes-of.ts';
import { findLastCorrection, lockArticle, writeCorrection, type CorrectionRow } from './correction-store.ts';

/** An article that was corrected, as it stands now; `isRepeated`: the same correction had come before, and nothing was done. */
export interface Corrected {
  readonly article: ArticleRow;
  readonly journalAbbreviation: string;
  readonly number: number;
  readonly isRepeated: boolean;
}

/** The file behind the address: brought by this very person for this very article, and another one than readers get already. */
async function broughtPdf(tx: Context, article: ArticleRow, url: string): Promise<string> {
  const fileId = fileIdOf(url);
  if (fileId !== null && fileId === article.pdfFileId) return fileId;
  const file = fileId === null ? null : await findFile(tx.db, fileId);
  const isForIt = file?.purpose === 'article-pdf' && file.articleId === article.id;
  if (!isForIt || file.ownerId !== signedIn(tx).userId)
    throw invalidInput('pdfUrl', 'This PDF was not uploaded by you for this article. Please choose it again.');
  const present = article.pdfFileId === null ? null : await findFile(tx.db, article.pdfFileId);
  if (present?.sha256 === file.sha256)
    throw invalidInput('pdfUrl', 'This is the PDF that readers get already. Please choose the corrected one.');
  await keepFromClearing(tx, [file.id]);
  return file.id;
}

/** “ by …”: who last did this to the article. */
async function byWhom(tx: Context, articleId: string, action: string): Promise<string> {
  const last = await findLastActor(tx.db, articleId, [action]);
  if (last === null) return '';
  if (last === signedIn(tx).userId) return ' by you';
  const account = await findAccount(tx.db, last);
  return account ? ` by ${fullName(account)}` : '';
}

/** The very correction that stands last, sent once more by the same person: an answer was lost on the way. */
async function isSentAgain(
  tx: Context,
  last: CorrectionRow | null,
  { notice, corrections }: Correction,
  changes: Partial<Correctable>,
): Promise<boolean> {
  if (last?.notice !== notice || last.number !== corrections + 1 || Object.keys(changes).length > 0) return false;
  return (await findLastActor(tx.db, last.articleId, ['correct'])) === signedIn(tx).userId;
}

const withoutAddress = ({ email: _email, ...author }: PrintedAuthor): PublicAuthor => author;

/** Of all that a correction changes, what stood before. */
const beforeOf = (article: ArticleRow, changes: Partial<Correctable>) => ({
  title: changes.title ? article.title : null,
  abstractText: changes.abstractText === undefined ? null : article.abstractText,
  keywords: changes.keywords ? article.keywords : null,
  authors: changes.authors ? article.authors.map(withoutAddress) : null,
  pdfFileId: changes.pdfFileId === undefined ? null : article.pdfFileId,
});

async function write(tx: Context, article: ArticleRow, number: number, notice: string, changes: Partial<Correctable>) {
  const [articleId, now] = [article.id, tx.now()];
  const correctedOn = now.toISOString().slice(0, 10);
  const change = { ...changes, correctedOn, updatedAt: now };
  await writeCorrection(
    tx.db,
    { id: v7(), articleId, number, correctedOn, notice, ...beforeOf(article, changes), createdAt: now },
    change,
  );
  const said = { reason: notice, correction: number, corrected: recordOfChanges(article, changes) };
  await addRecord(tx, 'correct', articleId, said);
  await indexArticle(tx.db, articleId);
  await requestDeposit(tx.db, articleId, now);
  await tx.announcePublicChange();
  return { ...article, ...change };
}

/**
 * Corrects a published article, in the transaction of the caller: its page shows the notice from then on and what stood
 * before. Refused where it was withdrawn, and where somebody corrected it since it was read.
 */
export async function correctArticle(tx: Context, articleId: string, wish: Correction): Promise<Corrected> {
  const found = await lockArticle(tx.db, articleId);
  if (!found) throw notFound('This article');
  const { article, journalAbbreviation } = found;
  if (article.withdrawnOn !== null) {
    const by = await byWhom(tx, articleId, 'withdraw');
    throw new AppError(
      'state-conflict',
      `This article has been withdrawn${by}, and a withdrawn article is not corrected. Nothing was changed.`,
    );
  }
  const pdfFileId = wish.pdfUrl === undefined ? undefined : await broughtPdf(tx, article, wish.pdfUrl);
  const changes = changesOf(article, { ...wish, pdfFileId });
  const last = await findLastCorrection(tx.db, articleId);
  const number = last?.number ?? 0;
  if (await isSentAgain(tx, last, wish, changes)) return { article, journalAbbreviation, number, isRepeated: true };
  if (number !== wish.corrections) {
    const by = await byWhom(tx, articleId, 'correct');
    throw new AppError(
      'stale-version',
      `This article was corrected${by} since you opened it. Please look at it as it is now; nothing was changed.`,
    );
  }
  const corrected = await write(tx, article, number + 1, wish.notice, changes);
  return { article: corrected, journalAbbreviation, number: number + 1, isRepeated: false };
}

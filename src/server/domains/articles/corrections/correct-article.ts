import { siteDay } from '../../../../contracts/site-zone.ts';
import { v7 } from 'uuid';
import * as t from '../../../../messages/article-responses.ts';
import { signedIn, type Context } from '../../../context.ts';
import { AppError, invalidInput, notFound } from '../../../errors.ts';
import { named, unnamed, you, type NamedActor } from '../../../named-actor.ts';
import { findAccount, fullName } from '../../accounts/index.ts';
import { fileIdOf, findFile, keepFromClearing } from '../../files/index.ts';
import { readPrintDesign } from '../../journals/index.ts';
import { addAuditEntry, findLastActor } from '../../audit-log/index.ts';
import type { Correction, PublishedCorrection } from '../../../../contracts/corrections.ts';
import { whyNoNotice, type NoticeKind } from '../../../../contracts/notices.ts';
import type { PublicAuthor } from '../../../../contracts/articles.ts';
import type { PrintedAuthor } from '../../../db/schema/publications.ts';
import { replaceText, type ArticleRow, type FoundArticle, type NewArticleText } from '../article-store.ts';
import { requestDeposit } from '../doi/doi-store.ts';
import { indexArticle } from '../search/search-store.ts';
import { versionEnds } from '../versions/version-number.ts';
import { changesOf, auditOfChanges, type Correctable } from './changes-of.ts';
import {
  findLastCorrection,
  hasConcern,
  lockArticle,
  readText,
  writeCorrection,
  type CorrectionRow,
} from './correction-store.ts';
import { articleFileHref } from '../../../../contracts/pages.ts';

/** The corrections of an article as everybody reads them, the newest first. */
export const presentCorrections = ({
  article,
  corrections,
  journalAbbreviation,
}: Pick<FoundArticle, 'article' | 'corrections' | 'journalAbbreviation'>): PublishedCorrection[] => {
  const ends = versionEnds(corrections);
  return corrections.map((correction) => {
    const { number, kind, correctedOn, notice, title, abstractText, keywords, authors, isTextEarlier } = correction;
    const endedVersion = ends.indexOf(correction) + 1 || null;
    const isPdfEarlier = correction.pdfFileId !== null || correction.isPrinted;
    return {
      number,
      kind,
      correctedOn,
      notice,
      endedVersion,
      before: {
        articleTitle: title?.text ?? null,
        articleAbstract: abstractText,
        articleKeywords: keywords?.map(({ text }) => text) ?? null,
        articleAuthors: authors,
        pdfURL:
          endedVersion !== null && isPdfEarlier
            ? articleFileHref(journalAbbreviation, article.id, 'pdf', endedVersion)
            : null,
        isTextEarlier,
      },
    };
  });
};

/** How the audit log names each notice. */
export const noticeActions = {
  correction: 'correct',
  retraction: 'retract',
  concern: 'express-concern',
  'concern-lifted': 'lift-concern',
} as const satisfies Record<NoticeKind, string>;

/** The article with its new notice; `isRepeated`: the same notice existed, and nothing changed. */
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
  if (!isForIt || file.ownerId !== signedIn(tx).userId) throw invalidInput('pdfUrl', t.pdfNotUploaded());
  const present = article.pdfFileId === null ? null : await findFile(tx.db, article.pdfFileId);
  if (present?.sha256 === file.sha256) throw invalidInput('pdfUrl', t.samePdf());
  await keepFromClearing(tx, [file.id]);
  return file.id;
}

/** Who last did this to the article. */
async function byWhom(tx: Context, articleId: string, action: string): Promise<NamedActor> {
  const last = await findLastActor(tx.db, articleId, [action]);
  if (last === null) return unnamed;
  if (last === signedIn(tx).userId) return you;
  const account = await findAccount(tx.db, last);
  return named(account && fullName(account));
}

/** The last notice, sent again by the same person: an answer was lost on the way. */
async function isSentAgain(
  tx: Context,
  last: CorrectionRow | null,
  { kind, notice, corrections }: Correction,
  changes: Partial<Correctable>,
): Promise<boolean> {
  if (last?.kind !== kind || last.notice !== notice) return false;
  if (last.number !== corrections + 1 || Object.keys(changes).length > 0) return false;
  return (await findLastActor(tx.db, last.articleId, [noticeActions[kind]])) === signedIn(tx).userId;
}

/** Refuses a notice that cannot follow what the article has. */
async function refuseImpossible(tx: Context, { id, retractedOn }: ArticleRow, kind: NoticeKind): Promise<void> {
  const current = { isRetracted: retractedOn !== null, hasConcern: await hasConcern(tx.db, id) };
  switch (whyNoNotice(kind, current)) {
    case 'already-retracted': {
      const by = await byWhom(tx, id, 'retract');
      throw new AppError('state-conflict', t.alreadyRetracted({ ...by }));
    }
    case 'already-of-concern': {
      const by = await byWhom(tx, id, 'express-concern');
      throw new AppError('state-conflict', t.alreadyOfConcern({ ...by }));
    }
    case 'no-concern':
      throw new AppError('state-conflict', t.noConcern());
    case null:
  }
}

const withoutAddress = ({ email: _email, ...author }: PrintedAuthor): PublicAuthor => author;

/** A text and its design that take the place of earlier ones. */
export type CorrectedText = Pick<NewArticleText, 'bodyHtml' | 'headings' | 'references' | 'printDesign'>;

/** A text that has a design is printed, whatever PDF there was. */
const textsPdf = (text: CorrectedText | undefined): null | undefined => (text?.printDesign ? null : undefined);

/** The previous values of the fields that a correction changes. */
const beforeOf = (article: ArticleRow, changes: Partial<Correctable>) => ({
  title: changes.title ? article.title : null,
  abstractText: changes.abstractText === undefined ? null : article.abstractText,
  abstractHtml: changes.abstractText === undefined ? null : article.abstractHtml,
  abstractOrigin: changes.abstractText === undefined ? null : article.abstractOrigin,
  keywords: changes.keywords ? article.keywords : null,
  authors: changes.authors ? article.authors.map(withoutAddress) : null,
  pdfFileId: changes.pdfFileId === undefined ? null : article.pdfFileId,
});

/** The text before it is replaced, with the design of its print where it is printed. */
async function textBefore(tx: Context, { id, journalId, pdfFileId }: ArticleRow) {
  const { bodyHtml, headings, references, printDesign } = await readText(tx.db, id);
  const isPrinted = pdfFileId === null && bodyHtml !== null;
  return {
    text: { bodyHtml, headings, references },
    printDesign: isPrinted ? (printDesign ?? (await readPrintDesign(tx, journalId))) : null,
  };
}

async function write(
  tx: Context,
  article: ArticleRow,
  number: number,
  { kind, notice }: Pick<Correction, 'kind' | 'notice'>,
  { text, ...changes }: Partial<Correctable> & { readonly text?: CorrectedText | undefined },
) {
  const [articleId, now] = [article.id, tx.now()];
  const correctedOn = siteDay(now);
  const retraction = kind === 'retraction' ? { retractedOn: correctedOn } : {};
  const change = { ...changes, ...retraction, correctedOn, updatedAt: now };
  const isPdfNew = changes.pdfFileId !== undefined;
  const earlier = text !== undefined || isPdfNew ? await textBefore(tx, article) : null;
  await writeCorrection(
    tx.db,
    {
      id: v7(),
      articleId,
      number,
      kind,
      correctedOn,
      notice,
      ...beforeOf(article, changes),
      ...(text && earlier?.text),
      printDesign: earlier?.printDesign ?? null,
      createdAt: now,
    },
    change,
  );
  if (text) await replaceText(tx.db, articleId, text, now);
  const corrected = { ...auditOfChanges(article, changes), ...(text && { text: true }) };
  const said = { reason: notice, correction: number, corrected };
  await addAuditEntry(tx, noticeActions[kind], articleId, said);
  await indexArticle(tx.db, articleId);
  await requestDeposit(tx.db, articleId, now);
  await tx.announcePublicChange();
  return { ...article, ...change };
}

/**
 * Publishes a notice about an article, in the caller's transaction: its page shows the notice and the corrected
 * fields; a text from production takes the place of the earlier one, and its print that of a PDF. Throws if it was withdrawn, or has had another notice since it was read.
 */
export async function correctArticle(
  tx: Context,
  articleId: string,
  wish: Correction,
  text?: CorrectedText,
): Promise<Corrected> {
  const found = await lockArticle(tx.db, articleId);
  if (!found) throw notFound('article');
  const { article, journalAbbreviation } = found;
  if (article.withdrawnOn !== null) {
    const by = await byWhom(tx, articleId, 'withdraw');
    throw new AppError('state-conflict', t.withdrawnNoNotice({ ...by }));
  }
  if (wish.pdfUrl !== undefined && (await readText(tx.db, articleId)).printDesign !== null)
    throw invalidInput('pdfUrl', t.pdfIsPrinted());
  const pdfFileId = wish.pdfUrl === undefined ? textsPdf(text) : await broughtPdf(tx, article, wish.pdfUrl);
  const changes = changesOf(article, { ...wish, pdfFileId });
  if (wish.kind !== 'correction' && Object.keys(changes).length > 0) throw invalidInput('kind', t.noticeAlone());
  const last = await findLastCorrection(tx.db, articleId);
  const number = last?.number ?? 0;
  if (text === undefined && (await isSentAgain(tx, last, wish, changes)))
    return { article, journalAbbreviation, number, isRepeated: true };
  await refuseImpossible(tx, article, wish.kind);
  if (number !== wish.corrections) {
    const latest = last?.kind ?? 'correction';
    const by = await byWhom(tx, articleId, noticeActions[latest]);
    throw new AppError(
      'stale-version',
      t.noticeSince({ kind: latest === 'concern-lifted' ? 'lifted' : latest, ...by }),
    );
  }
  const corrected = await write(tx, article, number + 1, wish, { ...changes, text });
  return { article: corrected, journalAbbreviation, number: number + 1, isRepeated: false };
}

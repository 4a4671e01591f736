import type { PublishedCorrection } from '../../../../contracts/corrections.ts';
import { earlierPdfHref } from '../../../../contracts/pages.ts';
import type { FoundArticle } from '../article-store.ts';

/** The corrections of an article as everybody reads them, the newest first. */
export const presentCorrections = ({
  article,
  corrections,
  journalAbbreviation,
}: Pick<FoundArticle, 'article' | 'corrections' | 'journalAbbreviation'>): PublishedCorrection[] =>
  corrections.map(({ number, kind, correctedOn, notice, title, abstractText, keywords, authors, pdfFileId }) => ({
    number,
    kind,
    correctedOn,
    notice,
    before: {
      articleTitle: title?.text ?? null,
      articleAbstract: abstractText,
      articleKeywords: keywords?.map(({ text }) => text) ?? null,
      articleAuthors: authors,
      pdfURL: pdfFileId && earlierPdfHref(journalAbbreviation, article.id, number),
    },
  }));

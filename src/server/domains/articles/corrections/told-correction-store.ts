import { desc, sql } from 'drizzle-orm';
import { asJson } from '../../../db/as-json.ts';
import { articleCorrections, articles } from '../../../db/schema/index.ts';

/** A notice as its article tells it: with the earlier values, but without an earlier text, which is long. */
export type CorrectionTold = Pick<
  typeof articleCorrections.$inferSelect,
  'number' | 'kind' | 'correctedOn' | 'notice' | 'title' | 'abstractText' | 'keywords' | 'authors' | 'pdfFileId'
> & {
  /** Whether it changed the text or the references. */
  readonly isTextEarlier: boolean;
  /** Whether the earlier PDF was printed from the text. */
  readonly isPrinted: boolean;
};

const { number, kind, correctedOn, notice, title, abstractText, keywords, authors, pdfFileId } = articleCorrections;
const toldOfCorrection = { kind, correctedOn, notice, title, abstractText, keywords, authors, pdfFileId };
const correctionFields = {
  number: sql<number>`${number}`,
  ...toldOfCorrection,
  isTextEarlier: sql<boolean>`${articleCorrections.references} is not null`,
  isPrinted: sql<boolean>`${articleCorrections.printDesign} is not null`,
};

/** The corrections of the article, the newest first; skips the query for the many articles without any. */
export const itsCorrections = sql<CorrectionTold[] | null>`case when ${articles.correctedOn} is not null then (
  select json_agg(${asJson(correctionFields)} order by ${desc(number)}) from ${articleCorrections}
  where ${articleCorrections.articleId} = ${articles.id}) end`;

import { authorName } from '../../../contracts/author-name.ts';
import type { Database } from '../../db/database.ts';
import type { ProductionRow } from '../../db/schema/index.ts';
import { readTitlePage } from '../articles/index.ts';
import type { FoundManuscript } from '../editorial/index.ts';

/** What stands around a text: of its manuscript, or of its article once that is published and may have been corrected. */
export async function titlePageOf(
  db: Database,
  { manuscript }: FoundManuscript,
  { publishedAt }: Pick<ProductionRow, 'publishedAt'>,
) {
  const article = publishedAt === null ? null : await readTitlePage(db, manuscript.id);
  const { title, abstract, keywords } = article ?? manuscript;
  const authors = (article?.authors ?? manuscript.authors).map(authorName);
  return { title, authors, abstract, keywords, corrections: article?.corrections ?? 0 };
}

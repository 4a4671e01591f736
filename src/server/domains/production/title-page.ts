import { isDeepStrictEqual } from 'node:util';
import { authorName } from '../../../contracts/author-name.ts';
import type { FrontMatter } from '../../../contracts/production-values.ts';
import type { Database } from '../../db/database.ts';
import type { ProductionRow } from '../../db/schema/index.ts';
import { readTitlePage } from '../articles/index.ts';
import type { FoundManuscript } from '../editorial/index.ts';

type Row = Pick<ProductionRow, 'publishedAt' | 'front'>;

/** What stands around a text: of its manuscript, or of its article once that is published, as changed in production. */
export async function titlePageOf(db: Database, { manuscript }: FoundManuscript, { publishedAt, front }: Row) {
  const article = publishedAt === null ? null : await readTitlePage(db, manuscript.id);
  const { title, abstract, keywords } = front ?? article ?? manuscript;
  const authors = (article?.authors ?? manuscript.authors).map(authorName);
  return { title, authors, abstract, keywords, corrections: article?.corrections ?? 0 };
}

/** What is to be stored of typed front matter: null where it is what the manuscript or the article has. */
export async function frontToStore(
  db: Database,
  found: FoundManuscript,
  row: Row,
  typed: FrontMatter,
): Promise<FrontMatter | null> {
  const { title, abstract, keywords } = await titlePageOf(db, found, { ...row, front: null });
  return isDeepStrictEqual(typed, { title, abstract, keywords }) ? null : typed;
}

/** A manuscript with the front matter that its production gave it. */
export const withFront = (found: FoundManuscript, front: FrontMatter | null): FoundManuscript =>
  front === null ? found : { ...found, manuscript: { ...found.manuscript, ...front } };

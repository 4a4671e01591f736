import { isDeepStrictEqual } from 'node:util';
import { authorName } from '../../../contracts/author-name.ts';
import type { FrontMatter } from '../../../contracts/production-values.ts';
import type { Database } from '../../db/database.ts';
import type { ProductionRow } from '../../db/schema/index.ts';
import { readTitlePage } from '../articles/index.ts';
import type { FoundManuscript } from '../editorial/index.ts';

type Row = Pick<ProductionRow, 'publishedAt' | 'front'>;

/** Title, authors, abstract and keywords of the manuscript, or of its published article, as changed in production. */
export async function titlePageOf(db: Database, { manuscript }: FoundManuscript, { publishedAt, front }: Row) {
  const article = publishedAt === null ? null : await readTitlePage(db, manuscript.id);
  const { title, abstract, keywords } = { ...(article ?? manuscript), ...front };
  const authors = (article?.authors ?? manuscript.authors).map(authorName);
  return { title, authors, abstract, keywords, corrections: article?.corrections ?? 0 };
}

/** What differs from the manuscript, or from the published article; null if nothing does. */
export async function frontToStore(
  db: Database,
  found: FoundManuscript,
  row: Row,
  typed: FrontMatter,
): Promise<Partial<FrontMatter> | null> {
  const { title, abstract, keywords } = await titlePageOf(db, found, { ...row, front: null });
  const front = {
    ...(typed.title !== title && { title: typed.title }),
    ...(typed.abstract !== abstract && { abstract: typed.abstract }),
    ...(!isDeepStrictEqual(typed.keywords, keywords) && { keywords: typed.keywords }),
  };
  return Object.keys(front).length === 0 ? null : front;
}

/** A manuscript with title, abstract and keywords as changed in production. */
export const withFront = (found: FoundManuscript, front: Partial<FrontMatter> | null): FoundManuscript => ({
  ...found,
  manuscript: { ...found.manuscript, ...front },
});

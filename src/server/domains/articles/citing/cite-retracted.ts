import type { Database } from '../../../db/database.ts';
import { findRetracted } from '../../retractions/index.ts';
import { plainTextOf } from '../jats/html-text.ts';
import { addCitations, listWithoutDois } from './citation-store.ts';

/** So many articles are compared at a time. */
const articlesAtOnce = 100;

type WithoutDois = Awaited<ReturnType<typeof listWithoutDois>>[number];

/** Notes the retracted works that references without a DOI cite by title and year, as if they had their DOIs. */
async function compare(db: Database, { articleId, references }: WithoutDois): Promise<boolean> {
  const texts = references.filter(({ doi, foundDoi }) => !doi && !foundDoi).map(({ html }) => plainTextOf(html));
  const works = await findRetracted(db, { dois: [], references: texts.join('\n') });
  const dois = works.flatMap(({ doi }) => doi ?? []);
  return dois.length > 0 && addCitations(db, articleId, dois);
}

/** Compares the references of one article, or of all that are published, with the list of retracted works. Answers whether any is new. */
export async function citeRetracted(db: Database, only: string | null = null): Promise<boolean> {
  let isNew = false;
  for (let after: string | null = null; ;) {
    const part: WithoutDois[] = await listWithoutDois(db, { only, after, limit: articlesAtOnce });
    for (const article of part) isNew = (await compare(db, article)) || isNew;
    if (part.length < articlesAtOnce) return isNew;
    after = part.at(-1)?.articleId ?? null;
  }
}

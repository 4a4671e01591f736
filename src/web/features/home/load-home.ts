import { articles } from '../../../contracts/articles.ts';
import { issues } from '../../../contracts/issues.ts';
import { journals } from '../../../contracts/journals.ts';
import { siteContent } from '../../../contracts/site-content.ts';
import type { serverApi } from '../../api/server-api.ts';
import { latestPublication } from './latest-publication.ts';

const latestPublications = 6;

/** A part that fails to load is null and logged: the page appears without it. */
async function orNull<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    // oxlint-disable-next-line no-console -- a loader has no other log
    console.error('home page:', error);
    return null;
  }
}

/** Reads the publications of the home page; for its loader only. */
export async function loadHome(read: ReturnType<typeof serverApi>) {
  const [texts, latest, sold, titles] = await Promise.all([
    read(siteContent.home),
    orNull(
      read(articles.page, { query: { size: latestPublications, withdrawn: 'left-out' } }).then((page) => page.articles),
    ),
    orNull(read(issues.list).then(({ getIssue }) => getIssue)),
    orNull(read(journals.list)),
  ]);
  const covers = { journals: titles ?? [], issues: sold ?? [] };
  return {
    ...texts,
    latest: (latest ?? []).map((article) => latestPublication(article, covers)),
    issues: sold ?? [],
    isWhole: latest !== null && sold !== null && titles !== null,
  };
}

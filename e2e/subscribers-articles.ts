import type { APIRequestContext } from '@playwright/test';

/** An article as the list of all tells of it. */
export interface ListedArticle {
  readonly id: string;
  readonly access: string;
  readonly articleVolume: string | null;
  readonly articleIssue: string | null;
  readonly articlePublishedJournal: { readonly journalAbbreviation: string };
}

/** The demo's articles for subscribers. */
export async function subscribersArticles(request: APIRequestContext): Promise<ListedArticle[]> {
  const answer = await request.get('/api/journalArticle/publishedArticle');
  const all = (await answer.json()) as ListedArticle[];
  return all.filter(({ access }) => access === 'subscription');
}

/** The page of an article. */
export const addressOf = ({ id, articlePublishedJournal }: ListedArticle) =>
  `/journal/${articlePublishedJournal.journalAbbreviation}/${id}`;

import type { Page } from '@playwright/test';

interface Listed {
  readonly id: string;
  readonly articleTitle: string;
  readonly access: 'open' | 'subscription';
  readonly articlePublishedJournal: { readonly journalAbbreviation: string };
}

/** The address of an article of the demo with this access; EIJER has full issues, too. */
export async function anArticle(page: Page, access: Listed['access'], journal = 'EIJER') {
  const answer = await page.request.get(`/api/journalArticle/page?size=100&journal=${journal}`);
  const { articles } = (await answer.json()) as { articles: Listed[] };
  const article = articles.findLast((candidate) => candidate.access === access);
  if (!article) throw new Error(`The demo has no ${access} article in ${journal}`);
  return { title: article.articleTitle, address: `/journal/${journal}/${article.id}` };
}

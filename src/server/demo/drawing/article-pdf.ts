import type { DemoJournal } from '../content/journal.ts';
import type { DemoArticle } from '../content/paper.ts';
import { fullName, shortAuthors } from './citation.ts';
import { makePdf } from './make-pdf.ts';
import { openFlow, type Doc } from './page-flow.ts';
import { placeBody } from './paper-body.ts';
import { placeTitlePage } from './title-page.ts';

const shorten = (title: string, most = 70) =>
  title.length <= most ? title : `${title.slice(0, title.lastIndexOf(' ', most))} …`;

/** Draws an article from a page number on and tells the number of its last page. */
export function drawArticle(doc: Doc, article: DemoArticle, journal: DemoJournal, firstPage: number): number {
  const flow = openFlow(doc, firstPage, {
    even: `${journal.title} ${article.volume}(${article.issue})`,
    odd: `${shortAuthors(article.authors)} · ${shorten(article.title.text)}`,
  });
  placeTitlePage(flow, article, journal);
  placeBody(flow, article);
  return flow.pageNumber;
}

/** An article as a printed journal would have it; the same article gives the same bytes. */
export async function renderArticlePdf(article: DemoArticle, journal: DemoJournal): Promise<Buffer> {
  const facts = {
    title: article.title.text,
    author: article.authors.map(fullName).join(', '),
    subject: `${journal.title} ${article.volume}(${article.issue}), https://doi.org/${article.doi}`,
    keywords: article.keywords.join(', '),
    date: article.published,
  };
  return makePdf(facts, (doc) => {
    drawArticle(doc, article, journal, 1);
  });
}

import type { JatsArticle, NewArticle, NewArticleText } from '../features/articles/index.ts';

/** Whether the licence lets everyone read: then the article is open, else it is for subscribers. */
function accessOf(article: JatsArticle): 'open' | 'subscription' {
  const { url, text } = article.licence ?? { url: null, text: '' };
  return /creativecommons\.org/i.test(url ?? '') || /creative commons/i.test(text) ? 'open' : 'subscription';
}

type ImportedFacts = Omit<
  NewArticle,
  'id' | 'journalId' | 'createdAt' | 'updatedAt' | 'importKey' | 'importHash' | 'pdfFileId'
>;

/** What an article's XML says, as we keep it. */
export function importedFacts(article: JatsArticle, publishedOn: string): ImportedFacts {
  return {
    title: article.title,
    authors: article.authors.map((author) => ({
      authorTitle: null,
      authorGivenName: author.givenName,
      authorLastName: author.lastName,
      authorAffiliation: author.affiliations.join('; '),
      affiliations: [...author.affiliations],
      orcid: author.orcid,
      isCorresponding: author.isCorresponding,
      email: author.email,
      ...(author.onBehalfOf !== null && { onBehalfOf: author.onBehalfOf }),
    })),
    abstractText: article.abstract?.text ?? '',
    abstractHtml: article.abstract?.html ?? '',
    abstractOrigin: article.abstract?.origin ?? 'abstract',
    keywords: [...article.keywords],
    volume: article.volume,
    issue: article.issue,
    firstPage: article.firstPage ?? article.elocationId,
    lastPage: article.lastPage,
    isFirstPageNumber: article.firstPage === null && article.elocationId !== null,
    receivedOn: article.received?.iso ?? null,
    acceptedOn: article.accepted?.iso ?? null,
    publishedOn,
    doi: article.doi,
    licenceUrl: article.licence?.url ?? null,
    licenceText: article.licence?.text ?? null,
    copyright: article.copyright,
    language: article.language,
    access: accessOf(article),
  };
}

/** The long parts of an imported article. */
export function importedText(article: JatsArticle): NewArticleText {
  return {
    bodyHtml: article.body?.html ?? null,
    headings: (article.body?.contents ?? []).map(({ id, title, level }) => ({ id, html: title.html, level })),
    references: article.references.map(({ id, html, doi, url }) => ({ id, html, doi, url })),
  };
}

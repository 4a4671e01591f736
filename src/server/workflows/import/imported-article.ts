import { accessOn, type JatsArticle, type NewArticle, type NewArticleText } from '../../domains/articles/index.ts';

type ImportedFacts = Omit<
  NewArticle,
  'id' | 'journalId' | 'createdAt' | 'updatedAt' | 'importKey' | 'importHash' | 'pdfFileId'
>;

/** What an article's XML says, as we keep it. */
export function importedFacts(article: JatsArticle, publishedOn: string, today: string): ImportedFacts {
  const reading = accessOn(article.openPeriods, today, article.licence?.url ?? null);
  // The first paragraphs of a text that is sold are a part of what is sold.
  const abstract = reading.access === 'open' || article.abstract?.origin !== 'opening' ? article.abstract : null;
  return {
    title: article.title,
    authors: article.authors.map((author) => ({
      authorTitle: author.title,
      authorGivenName: author.givenName,
      authorLastName: author.lastName,
      authorAffiliation: author.affiliations.join('; '),
      affiliations: [...author.affiliations],
      orcid: author.orcid,
      isCorresponding: author.isCorresponding,
      email: author.email,
      ...(author.onBehalfOf !== null && { onBehalfOf: author.onBehalfOf }),
    })),
    abstractText: abstract?.text ?? '',
    abstractHtml: abstract?.html ?? '',
    abstractOrigin: abstract?.origin ?? 'abstract',
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
    licenceText: article.licence?.text ?? null,
    copyright: article.copyright,
    language: article.language,
    ...reading,
  };
}

/** The long parts of an imported article. */
export function importedText(article: JatsArticle): NewArticleText {
  return {
    bodyHtml: article.body?.html ?? null,
    headings: (article.body?.contents ?? []).map(({ id, title, level }) => ({ id, html: title.html, level })),
    references: article.references.map(({ id, html, doi, url }) => ({ id, html, doi, url })),
    translations: [...article.translations],
    otherAbstracts: [...article.otherAbstracts],
    sharedAffiliations: [...article.sharedAffiliations],
  };
}

/** What the importing person should know about an article's access and date. */
export function importNotes(
  { openPeriods, licence, copyright }: JatsArticle,
  kept: { access: string; datedOn: string; publishedOn: string },
): string[] {
  const notes: string[] = [];
  if (kept.datedOn > kept.publishedOn)
    notes.push(`its date of publication, ${kept.datedOn}, is in the future: it is published as of ${kept.publishedOn}`);
  const opens = openPeriods.flatMap(({ from }) => from ?? []).toSorted()[0];
  if (kept.access === 'subscription' && opens !== undefined)
    notes.push(`it is for subscribers: its open licence begins on ${opens}`);
  else if (kept.access === 'subscription' && /creative\s*commons/i.test(`${licence?.text} ${copyright}`))
    notes.push('it is for subscribers: it names Creative Commons, but not clearly for the whole article');
  return notes;
}

import { authorName } from '../../../contracts/author-name.ts';
import type { PublicAuthor, PublishedArticle } from '../../../contracts/articles.ts';
import type { Grant } from '../../../contracts/statements.ts';
import { rorHref, rorOfAffiliation } from '../../../contracts/ror.ts';
import { orcidHref } from '../../../contracts/orcid-id.ts';
import { currentNotice } from '../../../contracts/notices.ts';
import { pages } from '../../../contracts/pages.ts';
import type { Site } from '../../../contracts/site.ts';
import { publicTitle } from '../../../contracts/withdrawal.ts';
import { doiHref } from '../../../contracts/doi-href.ts';
import * as common from '../../../messages/common.ts';
import * as t from '../../../messages/articles.ts';
import { inShort } from './in-short.ts';

/** Unknown facts have no property. */
type Thing = Record<string, unknown>;

const known = (thing: Thing): Thing =>
  Object.fromEntries(
    Object.entries(thing).filter(
      ([, value]) =>
        value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  );

function person(author: PublicAuthor): Thing {
  const { authorGivenName, authorLastName, affiliations, orcid } = author;
  const address = orcidHref(orcid);
  const isGroup = author.kind === undefined ? authorGivenName === '' : author.kind === 'group';
  return known({
    '@type': isGroup ? 'Organization' : 'Person',
    name: authorName(author),
    givenName: authorGivenName,
    alternateName: author.originalName,
    familyName: isGroup ? null : authorLastName,
    affiliation: isGroup
      ? []
      : affiliations.map((name) => known({ '@type': 'Organization', name, '@id': rorOfAffiliation(author, name) })),
    '@id': address,
    sameAs: address,
  });
}

/** Journal, volume and issue, as far as they are known. */
function container(article: PublishedArticle, siteUrl: string): Thing {
  const { journalTitle, journalAbbreviation, journalISSN } = article.articlePublishedJournal;
  const address = siteUrl + pages.journal.href({ catId: journalAbbreviation });
  const journal = known({ '@type': 'Periodical', '@id': address, url: address, name: journalTitle, issn: journalISSN });
  const { articleVolume, articleIssue } = article;
  const volume = articleVolume
    ? { '@type': 'PublicationVolume', volumeNumber: articleVolume, isPartOf: journal }
    : journal;
  return articleIssue ? { '@type': 'PublicationIssue', issueNumber: articleIssue, isPartOf: volume } : volume;
}

/** For search engines: the part of the page that replaces the paid text. */
const paywall = { '@type': 'WebPageElement', isAccessibleForFree: false, cssSelector: '.paywall' };

/** The status as schema.org text; null for an ordinary article. */
function statusOf({ isWithdrawn, isRetracted, corrections }: PublishedArticle): string | null {
  if (isWithdrawn) return common.withdrawn();
  if (isRetracted) return t.retracted();
  return currentNotice(corrections) && t.concernNotice();
}

/** Status and notice of a withdrawn or retracted article, or of a concern. */
const statusFacts = (article: PublishedArticle): Thing => {
  const status = statusOf(article);
  return status === null ? {} : { creativeWorkStatus: status, description: inShort(article) };
};

/** The notices, and when it last changed. */
const noticesOf = ({ corrections, withdrawal }: PublishedArticle): Thing => ({
  dateModified: withdrawal?.withdrawnOn ?? corrections[0]?.correctedOn,
  correction: corrections.map(({ correctedOn, notice }) => ({
    '@type': 'CorrectionComment',
    text: notice,
    datePublished: correctedOn,
  })),
});

const funderOf = ({ funder, ror }: Grant): Thing =>
  known({ '@type': 'Organization', name: funder, '@id': ror === undefined ? null : rorHref(ror) });

/** Who paid for the work, and by which awards. */
const fundingOf = ({ statements: { grants } }: PublishedArticle): Thing => ({
  funder: grants.map(funderOf),
  funding: grants.flatMap((grant) =>
    grant.awards.map((identifier) => ({ '@type': 'Grant', identifier, funder: funderOf(grant) })),
  ),
});

/** An article as schema.org data, for search engines. */
export function scholarlyArticle(article: PublishedArticle, site: Pick<Site, 'name' | 'url'>): Thing {
  const { journalAbbreviation } = article.articlePublishedJournal;
  const address = site.url + pages.article.href({ catId: journalAbbreviation, articleId: article.id });
  // A withdrawn article has nothing left to sell.
  const isFree = article.access === 'open' || article.isWithdrawn;
  const title = publicTitle(article.articleTitle, article);
  const doi = article.doi && doiHref(article.doi);
  return {
    '@context': 'https://schema.org',
    ...known({
      '@type': 'ScholarlyArticle',
      '@id': address,
      url: address,
      mainEntityOfPage: address,
      headline: title,
      name: title,
      alternateName: article.translations.flatMap((translation) => translation.title?.text ?? []),
      author: article.articleAuthors.map(person),
      datePublished: article.articlePublishedDate,
      ...noticesOf(article),
      ...statusFacts(article),
      ...fundingOf(article),
      abstract: article.articleAbstract,
      keywords: article.articleKeywords,
      inLanguage: article.language,
      isAccessibleForFree: isFree,
      // Without a PDF, the whole page is free.
      hasPart: isFree || article.pdfURL === null ? null : paywall,
      license: isFree ? article.licenceUrl : null,
      copyrightNotice: article.copyright,
      identifier: article.doi && { '@type': 'PropertyValue', propertyID: 'doi', value: article.doi, url: doi },
      sameAs: doi,
      pageStart: article.firstPage,
      pageEnd: article.lastPage,
      isPartOf: container(article, site.url),
      publisher: { '@type': 'Organization', name: site.name, url: `${site.url}/` },
      image: `${site.url}/social-card.png`,
      encoding: article.pdfURL && {
        '@type': 'MediaObject',
        contentUrl: site.url + article.pdfURL,
        encodingFormat: 'application/pdf',
      },
    }),
  };
}

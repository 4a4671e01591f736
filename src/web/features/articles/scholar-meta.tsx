import { useState } from 'react';
import type { PublishedArticle } from '../../../contracts/articles.ts';
import { authorName } from '../../../contracts/author-name.ts';
import { pages } from '../../../contracts/pages.ts';
import type { Site } from '../../../contracts/site.ts';
import type { Grant } from '../../../contracts/statements.ts';
import { publicTitle } from '../../../contracts/withdrawal.ts';
import { useLeft } from '../../ui/in-page.tsx';
import { wordsOf } from '../../ui/words-of.ts';

/** A `meta` element by name. */
interface Tag {
  readonly name: string;
  readonly content: string;
}

/** More would weigh on the page; the PDF lists them all. */
const namedReferences = 100;

/** A funder and its awards, as Highwire writes them. */
const fundingTag = ({ funder, awards }: Grant): [string, string] => [
  'citation_funding_source',
  [`citation_funder=${funder}`, ...awards.map((award) => `citation_grant_number=${award}`)].join('; '),
];

/** The tags by which search engines for scholars know an article; what is not known has no tag. */
export function scholarTags(article: PublishedArticle, site: Pick<Site, 'name' | 'url'>): Tag[] {
  const { journalAbbreviation, journalTitle, journalISSN } = article.articlePublishedJournal;
  const place = { catId: journalAbbreviation, articleId: article.id };
  const address = site.url + pages.article.href(place);
  const authors = article.articleAuthors.flatMap((author) => [
    ['citation_author', authorName(author)],
    ...author.affiliations.map((affiliation) => ['citation_author_institution', affiliation]),
    ['citation_author_orcid', author.orcid],
  ]);
  const tags = [
    ['citation_title', publicTitle(article.articleTitle, article)],
    ...authors,
    ['citation_publication_date', article.articlePublishedDate.replaceAll('-', '/')],
    ['citation_journal_title', journalTitle],
    ['citation_journal_abbrev', journalAbbreviation],
    ['citation_issn', journalISSN],
    ['citation_publisher', site.name],
    ['citation_volume', article.articleVolume],
    ['citation_issue', article.articleIssue],
    ['citation_firstpage', article.firstPage],
    ['citation_lastpage', article.lastPage],
    ['citation_doi', article.doi],
    ['citation_language', article.language],
    ['citation_keywords', article.articleKeywords.join('; ')],
    ['citation_abstract_html_url', address],
    ['citation_fulltext_html_url', article.fullText ? address : null],
    ['citation_pdf_url', article.pdfURL && site.url + article.pdfURL],
    ...article.statements.grants.map(fundingTag),
    ...article.references.slice(0, namedReferences).map(({ html }) => ['citation_reference', wordsOf(html)]),
  ];
  return tags.flatMap(([name, content]) => (name && content ? [{ name, content }] : []));
}

export const scholarTagsName = 'scholar-tags';
export const jsonLdName = 'json-ld';

const tagsInHead = (): Tag[] =>
  Array.from(document.head.querySelectorAll<HTMLMetaElement>('meta[name^="citation_"]'), ({ name, content }) => ({
    name,
    content,
  }));

interface ScholarMetaProps {
  /** Null where the page's head holds them. */
  tags: readonly Tag[] | null;
  /** The article in the words of schema.org; null where the page holds it. */
  jsonLd: string | null;
}

/** What search engines read of an article: tags of the head, in their order, and JSON. Two authors of one institution give the same tag twice. */
export function ScholarMeta({ tags, jsonLd }: ScholarMetaProps) {
  const left = useLeft(scholarTagsName, tags);
  const data = useLeft(jsonLdName, jsonLd);
  const html = { __html: data.value ?? data.html };
  const [inHead] = useState(() => (left.value === null ? tagsInHead() : []));
  // Data, which no browser runs; written by our own code, and no `<` is in it.
  // oxlint-disable-next-line react/no-danger
  const json = <script type="application/ld+json" id={jsonLdName} dangerouslySetInnerHTML={html} />;
  return (
    <>
      {(left.value ?? inHead).map((tag, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- the list is the same as long as the article is
        <meta key={place} {...tag} />
      ))}
      {json}
    </>
  );
}

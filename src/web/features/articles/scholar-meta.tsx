import type { PublishedArticle, Reference } from '../../../contracts/articles.ts';
import { authorName } from '../../../contracts/author-name.ts';
import { pages } from '../../../contracts/pages.ts';
import type { Site } from '../../../contracts/site.ts';
import { publicTitle } from '../../../contracts/withdrawal.ts';
import { wordsOf } from '../../ui/words-of.ts';

/** A `meta` element by name. */
interface Tag {
  readonly name: string;
  readonly content: string;
}

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
  ];
  return tags.flatMap(([name, content]) => (name && content ? [{ name, content }] : []));
}

/** More would weigh on the page; the PDF lists them all. */
const namedReferences = 100;

interface ScholarMetaProps {
  tags: readonly Tag[];
  references: readonly Reference[];
}

/** The tags in the page's head, in their order; two authors of one institution give the same tag twice. */
export function ScholarMeta({ tags, references }: ScholarMetaProps) {
  const cited = references
    .slice(0, namedReferences)
    .map(({ html }) => ({ name: 'citation_reference', content: wordsOf(html) }));
  // oxlint-disable-next-line react/no-array-index-key -- the list is the same as long as the article is
  return [...tags, ...cited].map((tag, place) => <meta key={place} {...tag} />);
}

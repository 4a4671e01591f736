import { authorName } from '../../../contracts/author-name.ts';
import { pages } from '../../../contracts/pages.ts';
import { publicTitle } from '../../../contracts/withdrawal.ts';
import type { SiteFacts } from '../../context.ts';
import { written, type DepositElement, type HarvestedArticle, type XmlElement } from '../../domains/articles/index.ts';

const schema = 'http://www.openarchives.org/OAI/2.0/oai_dc/';

/** The format that every OAI-PMH server has to offer. */
export const dublinCore = {
  prefix: 'oai_dc',
  schema: 'http://www.openarchives.org/OAI/2.0/oai_dc.xsd',
  namespace: schema,
};

const namespaces = {
  'xmlns:oai_dc': schema,
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
  'xsi:schemaLocation': `${schema} ${dublinCore.schema}`,
};

/** Where the article came out: `Journal of Dunes, 3(2), 11-19`. */
function sourceOf({ journalTitle, volume, issue, firstPage, lastPage }: HarvestedArticle): string {
  const place = volume === null ? (issue ?? '') : volume + (issue === null ? '' : `(${issue})`);
  const isRange = lastPage !== null && lastPage !== firstPage;
  const printed = isRange ? `${firstPage}-${lastPage}` : (firstPage ?? '');
  return [journalTitle, place, printed].filter((part) => part !== '').join(', ');
}

/** An article in Dublin Core, for OAI-PMH; what is unknown is left out. */
export function inDublinCore(article: HarvestedArticle, site: Pick<SiteFacts, 'name' | 'url'>): XmlElement {
  const { id, doi, journalAbbreviation, journalIssn, access, licenceUrl, copyright } = article;
  const title = publicTitle(article.title.text, { isWithdrawn: false, isRetracted: article.retractedOn !== null });
  const address = site.url + pages.article.href({ catId: journalAbbreviation, articleId: id });
  const isOpen = access === 'open';
  const facts: [string, string | null][] = [
    ['title', title],
    ...article.authors.map((author): [string, string] => ['creator', authorName(author)]),
    ...article.keywords.map(({ text }): [string, string] => ['subject', text]),
    ['description', article.abstractText],
    ['publisher', site.name],
    ['date', article.publishedOn],
    ['type', 'info:eu-repo/semantics/article'],
    ['identifier', address],
    ['identifier', doi && `https://doi.org/${doi}`],
    ['source', sourceOf(article)],
    ['source', journalIssn && `ISSN ${journalIssn}`],
    ['language', article.language],
    ['rights', isOpen ? 'info:eu-repo/semantics/openAccess' : 'info:eu-repo/semantics/restrictedAccess'],
    ['rights', isOpen ? licenceUrl : null],
    ['rights', copyright],
  ];
  const elements = facts.map(([name, text]): DepositElement => [`dc:${name}`, {}, text]);
  return ['oai_dc:dc', namespaces, written(elements)];
}

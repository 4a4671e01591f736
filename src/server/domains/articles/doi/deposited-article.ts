import { currentNotice } from '../../../../contracts/notices.ts';
import { orcidHref } from '../../../../contracts/orcid-id.ts';
import { rorOfAffiliation } from '../../../../contracts/ror.ts';
import { articlePdfHref, articleXmlHref, pages } from '../../../../contracts/pages.ts';
import { publicTitle } from '../../../../contracts/withdrawal.ts';
import { articleNumber } from '../article-number.ts';
import { hasPdf, type FoundArticle } from '../article-store.ts';
import { authorName, partSuffix } from '../../../../contracts/author-name.ts';
import type { PrintedAuthor } from '../../../db/schema/publications.ts';
import { depositedFunding } from './deposited-funding.ts';
import { depositedReferences } from './deposited-references.ts';
import { depositedRelations } from './deposited-relations.ts';
import { within, type DepositElement } from './deposit-element.ts';
import { currentVersion } from '../versions/version-number.ts';

const longestName = 60;
const role = { contributor_role: 'author' };

/**
 * What a deposit says of an author, never the address. The schema has no figures in the names of
 * people: a name with figures, like one of several words without a given name, is that of an organization.
 */
function depositedAuthor(author: PrintedAuthor, place: number): DepositElement {
  const whole = within(511, authorName(author));
  const attributes = { sequence: place === 0 ? 'first' : 'additional', ...role };
  const given = within(511, author.authorGivenName);
  const last = within(511, author.authorLastName);
  // An only name is the surname.
  const { family, suffix } = partSuffix(last || given);
  const isPerson =
    !/[\d?]/.test(given + family + suffix) &&
    (given !== '' || !family.includes(' ')) &&
    [given, family].every((part) => part.length <= longestName);
  if (!isPerson) return ['organization', attributes, whole];
  return [
    'person_name',
    attributes,
    [
      ['given_name', {}, last ? given : null],
      ['surname', {}, family],
      ['suffix', {}, suffix],
      [
        'affiliations',
        {},
        author.affiliations.map((name): DepositElement => [
          'institution',
          {},
          [
            ['institution_name', {}, within(1024, name)],
            ['institution_id', { type: 'ror' }, rorOfAffiliation(author, name)],
          ],
        ]),
      ],
      ['ORCID', author.isOrcidAuthenticated ? { authenticated: 'true' } : {}, orcidHref(author.orcid)],
    ],
  ];
}

/** A day as exact as it is known. */
export function dated(name: string, day: string | null): DepositElement {
  if (day === null) return [name, {}, null];
  const [year = null, month = null, date = null] = day.split('-');
  return [
    name,
    { media_type: 'online' },
    [
      ['month', {}, month],
      ['day', {}, date],
      ['year', {}, year],
    ],
  ];
}

/** Pages, where the article has some: not every number in their place is one. */
function pagesOf({ firstPage, lastPage, isFirstPageNumber }: FoundArticle['article']): DepositElement {
  const isOnPages = firstPage !== null && !isFirstPageNumber;
  return [
    'pages',
    {},
    [
      ['first_page', {}, isOnPages ? within(32, firstPage) : null],
      ['last_page', {}, isOnPages ? within(32, lastPage ?? '') : null],
    ],
  ];
}

const paragraphsOf = (text: string): DepositElement[] =>
  text.split(/\n{2,}/).map((paragraph) => ['jats:p', {}, within(100_000, paragraph)]);

/** The authors of an article as a deposit names them. */
export function authorsOf({ article }: FoundArticle): DepositElement[] {
  return article.authors
    .filter((author) => authorName(author) !== '')
    .map((author, place) => depositedAuthor(author, place));
}

/** Where machines find what everyone may read: the PDF for the similarity check, and both for text mining. */
function documentsOf({ pdf, xml }: { pdf: string | null; xml: string | null }): DepositElement[] {
  const mined = (type: string, address: string | null): DepositElement => [
    'item',
    {},
    [['resource', { mime_type: type }, address]],
  ];
  return [
    ['collection', { property: 'crawler-based' }, [['item', { crawler: 'iParadigms' }, [['resource', {}, pdf]]]]],
    ['collection', { property: 'text-mining' }, [mined('application/pdf', pdf), mined('application/xml', xml)]],
  ];
}

/** What a deposit says beside the article. */
interface Deposited {
  readonly doi: string;
  readonly policyDoi: string | null;
  readonly siteUrl: string;
}

const updateTypes = {
  correction: 'correction',
  retraction: 'retraction',
  concern: 'expression_of_concern',
} as const;

/** The withdrawal of an article, or else its corrections and its retraction or concern, by Crossref’s types; each updates the article itself. */
function updatesOf({ article, corrections }: FoundArticle, doi: string): DepositElement[] {
  const update = (type: string, date: string): DepositElement => ['update', { type, date }, doi];
  if (article.withdrawnOn !== null) return [update('withdrawal', article.withdrawnOn)];
  const current = currentNotice(corrections);
  return corrections
    .filter((notice) => notice.kind === 'correction' || notice === current)
    .flatMap(({ kind, correctedOn }) => (kind === 'concern-lifted' ? [] : [update(updateTypes[kind], correctedOn)]));
}

/** Funding, licence and updates: Crossref takes updates only beside a DOI of the publisher’s policy, and then the licence among them. */
function rightsOf(found: FoundArticle, licence: string | null, { doi, policyDoi }: Deposited): DepositElement[] {
  const { publishedOn } = found.article;
  const since: Record<string, string> = /^\d{4}-\d{2}-\d{2}$/.test(publishedOn) ? { start_date: publishedOn } : {};
  const access: DepositElement = [
    'ai:program',
    { name: 'AccessIndicators' },
    ['vor', 'tdm'].map((applies): DepositElement => ['ai:license_ref', { applies_to: applies, ...since }, licence]),
  ];
  const updates = updatesOf(found, doi);
  const funding = depositedFunding(found.article.withdrawnOn === null ? found.text.statements.grants : []);
  if (policyDoi === null || updates.length === 0) return [funding, access];
  return [
    [
      'crossmark',
      {},
      [
        ['crossmark_policy', {}, policyDoi],
        ['updates', {}, updates],
        ['custom_metadata', {}, [funding, access]],
      ],
    ],
  ];
}

/**
 * An article's deposit, in the order of the schema. A withdrawn one retains its title page with a title that says so,
 * as on its own page (decision 0015).
 */
export function depositedArticle(found: FoundArticle, deposited: Deposited): DepositElement[] {
  const { doi, siteUrl } = deposited;
  const { article, journalAbbreviation } = found;
  const isWithdrawn = article.withdrawnOn !== null;
  const isOpen = article.access === 'open' && !isWithdrawn;
  const licence = isOpen ? article.licenceUrl : null;
  const address = siteUrl + pages.article.href({ catId: journalAbbreviation, articleId: article.id });
  return [
    [
      'titles',
      {},
      [
        [
          'title',
          {},
          publicTitle(within(5000, article.title.text), { isWithdrawn, isRetracted: article.retractedOn !== null }),
        ],
      ],
    ],
    ['contributors', {}, authorsOf(found)],
    ['jats:abstract', {}, isWithdrawn ? null : paragraphsOf(article.abstractText)],
    dated('publication_date', article.publishedOn),
    dated('acceptance_date', article.acceptedOn),
    pagesOf(article),
    ['publisher_item', {}, [['item_number', { item_number_type: 'article_number' }, articleNumber(article.id)]]],
    ...rightsOf(found, licence, deposited),
    isWithdrawn ? depositedRelations([], []) : depositedRelations(found.relations, found.text.statements.relatedWorks),
    ['version_info', {}, [['version', {}, String(currentVersion(found.corrections))]]],
    [
      'doi_data',
      {},
      [
        ['doi', {}, doi],
        ['resource', {}, address],
        ...documentsOf({
          pdf: isOpen && hasPdf(found) ? siteUrl + articlePdfHref(journalAbbreviation, article.id) : null,
          xml:
            isOpen && found.text.bodyHtml !== null ? siteUrl + articleXmlHref(journalAbbreviation, article.id) : null,
        }),
      ],
    ],
    depositedReferences(isWithdrawn ? [] : found.text.references),
  ];
}

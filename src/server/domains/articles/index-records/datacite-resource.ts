import { citedDoi } from '../../../../contracts/cited-doi.ts';
import { authorName } from '../../../../contracts/author-name.ts';
import { pages } from '../../../../contracts/pages.ts';
import { rorHref, rorOfAffiliation } from '../../../../contracts/ror.ts';
import type { Grant } from '../../../../contracts/statements.ts';
import { publicTitle } from '../../../../contracts/withdrawal.ts';
import type { PrintedAuthor } from '../../../db/schema/publications.ts';
import { articleNumber } from '../article-number.ts';
import type { DepositElement } from '../doi/deposit-element.ts';
import { isGroup } from '../jats-file/contributors-jats.ts';
import { issnsOf, publisherOf } from '../jats-file/journal-jats.ts';
import type { JatsSource } from '../jats-file/jats-source.ts';
import { xmlAddress, xmlLanguage } from '../jats-file/xml-values.ts';
import { orcidHref } from '../../../../contracts/orcid-id.ts';
import type { FoundRelation } from '../relations/relation-store.ts';
import { currentVersion } from '../versions/version-number.ts';

export const datacite = {
  schema: 'https://schema.datacite.org/meta/kernel-4.7/metadata.xsd',
  namespace: 'http://datacite.org/schema/kernel-4',
};

const namespaces = {
  xmlns: datacite.namespace,
  'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
  'xsi:schemaLocation': `${datacite.namespace} ${datacite.schema}`,
};

/** DataCite’s relations for what JATS says of two articles. */
const relationTypes: Readonly<Record<string, string>> = {
  'commentary-article': 'Reviews',
  commentary: 'IsReviewedBy',
  preprint: 'IsVersionOf',
};

function creatorOf(author: PrintedAuthor, groups: readonly string[] | null): DepositElement {
  const isOfGroup = isGroup(author, groups);
  const { authorGivenName, authorLastName } = author;
  const isSplit = !isOfGroup && authorGivenName !== '' && authorLastName !== '';
  const inverted = isSplit ? `${authorLastName}, ${authorGivenName}` : authorName(author);
  const orcid = { nameIdentifierScheme: 'ORCID', schemeURI: 'https://orcid.org/' };
  return [
    'creator',
    {},
    [
      ['creatorName', { nameType: isOfGroup ? 'Organizational' : 'Personal' }, inverted],
      ['givenName', {}, isSplit ? authorGivenName : null],
      ['familyName', {}, isSplit ? authorLastName : null],
      ['nameIdentifier', orcid, orcidHref(author.orcid)],
      ...author.affiliations.map((name): DepositElement => {
        const ror = rorOfAffiliation(author, name);
        const named = { affiliationIdentifierScheme: 'ROR', schemeURI: 'https://ror.org' };
        return ['affiliation', ror === null ? {} : { affiliationIdentifier: ror, ...named }, name];
      }),
    ],
  ];
}

/** The authors; DataCite wants one, and has a sign for an unknown one. */
function creatorsOf({ found, facts }: JatsSource): DepositElement[] {
  const named = found.article.authors.filter((author) => authorName(author) !== '');
  const creators = named.map((author) => creatorOf(author, facts?.groups ?? null));
  return creators.length > 0 ? creators : [['creator', {}, [['creatorName', {}, ':unav']]]];
}

function datesOf({ found }: JatsSource): DepositElement[] {
  const { publishedOn, receivedOn, acceptedOn, withdrawnOn } = found.article;
  const dates = [
    ['Issued', publishedOn],
    ['Submitted', receivedOn],
    ['Accepted', acceptedOn],
    ['Updated', found.corrections[0]?.correctedOn ?? null],
    ['Withdrawn', withdrawnOn],
  ] as const;
  return dates.map(([dateType, day]) => ['date', { dateType }, day]);
}

const related = (relationType: string, doi: string): DepositElement => [
  'relatedIdentifier',
  { relatedIdentifierType: 'DOI', relationType },
  doi,
];

const relationOf = ({ type, isOwn, doi }: FoundRelation): DepositElement[] => {
  const relation = relationTypes[type];
  return isOwn && doi !== null && relation !== undefined ? [related(relation, doi)] : [];
};

function journalOf(source: JatsSource): DepositElement {
  const { article, journalTitle } = source.found;
  const { electronic, print } = issnsOf(source);
  const isNumber = article.firstPage === null || article.isFirstPageNumber;
  return [
    'relatedItem',
    { relatedItemType: 'Journal', relationType: 'IsPublishedIn' },
    [
      ['relatedItemIdentifier', { relatedItemIdentifierType: 'ISSN' }, electronic ?? print],
      ['titles', {}, [['title', {}, journalTitle]]],
      ['publicationYear', {}, article.publishedOn.slice(0, 4)],
      ['volume', {}, article.volume],
      ['issue', {}, article.issue],
      ['number', { numberType: 'Article' }, isNumber ? (article.firstPage ?? articleNumber(article.id)) : null],
      ['firstPage', {}, isNumber ? null : article.firstPage],
      ['lastPage', {}, isNumber ? null : article.lastPage],
    ],
  ];
}

function fundingOf({ funder, ror, awards }: Grant): DepositElement[] {
  const numbers = awards.length > 0 ? awards : [null];
  return numbers.map((award) => [
    'fundingReference',
    {},
    [
      ['funderName', {}, funder],
      [
        'funderIdentifier',
        { funderIdentifierType: 'ROR', schemeURI: 'https://ror.org' },
        ror === undefined ? null : rorHref(ror),
      ],
      ['awardNumber', {}, award],
    ],
  ]);
}

/** A withdrawn article has its title page alone, as everywhere. */
function contentOf({ found }: JatsSource): DepositElement[] {
  const { article, text } = found;
  if (article.withdrawnOn !== null) return [];
  const licence = article.licenceUrl;
  return [
    ['subjects', {}, article.keywords.map((keyword) => ['subject', {}, keyword.text])],
    [
      'relatedIdentifiers',
      {},
      [
        ...found.relations.flatMap(relationOf),
        ...text.references.flatMap((reference) => {
          const doi = citedDoi(reference);
          return doi === null ? [] : [related('References', doi)];
        }),
      ],
    ],
    [
      'rightsList',
      {},
      [['rights', licence === null ? {} : { rightsURI: xmlAddress(licence) }, article.licenceText ?? licence]],
    ],
    ['fundingReferences', {}, text.statements.grants.flatMap(fundingOf)],
    ['descriptions', {}, [['description', { descriptionType: 'Abstract' }, article.abstractText]]],
  ];
}

/** An article in DataCite’s metadata schema 4.7. One without a DOI is named by its address. */
export function dataciteResource(source: JatsSource): DepositElement {
  const { found, site } = source;
  const { article, text, journalAbbreviation } = found;
  const isWithdrawn = article.withdrawnOn !== null;
  const address = site.url + pages.article.href({ catId: journalAbbreviation, articleId: article.id });
  const title = publicTitle(article.title.text, { isWithdrawn, isRetracted: article.retractedOn !== null });
  const translated = isWithdrawn ? [] : text.translations;
  return [
    'resource',
    namespaces,
    [
      ['identifier', { identifierType: article.doi === null ? 'URL' : 'DOI' }, article.doi ?? address],
      ['creators', {}, creatorsOf(source)],
      [
        'titles',
        {},
        [
          ['title', {}, title],
          ...translated.map((one): DepositElement => [
            'title',
            { titleType: 'TranslatedTitle', 'xml:lang': xmlLanguage(one.language) },
            one.title?.text ?? null,
          ]),
        ],
      ],
      ['publisher', {}, publisherOf(source)],
      ['publicationYear', {}, article.publishedOn.slice(0, 4)],
      ['resourceType', { resourceTypeGeneral: 'JournalArticle' }, 'JournalArticle'],
      ['dates', {}, datesOf(source)],
      ['language', {}, xmlLanguage(article.language)],
      [
        'alternateIdentifiers',
        {},
        [
          ['alternateIdentifier', { alternateIdentifierType: 'Article number' }, articleNumber(article.id)],
          ['alternateIdentifier', { alternateIdentifierType: 'URL' }, article.doi === null ? null : address],
        ],
      ],
      ['version', {}, String(currentVersion(found.corrections))],
      ...contentOf(source),
      ['relatedItems', {}, [journalOf(source)]],
    ],
  ];
}

import { partSuffix } from '../../../../contracts/author-name.ts';
import { rorOfAffiliation } from '../../../../contracts/ror.ts';
import { publicTitle } from '../../../../contracts/withdrawal.ts';
import type { PrintedAuthor } from '../../../db/schema/publications.ts';
import { articleNumber } from '../article-number.ts';
import type { DepositElement } from '../doi/deposit-element.ts';
import { articleTypeOf } from '../jats-file/article-type-jats.ts';
import { isGroup } from '../jats-file/contributors-jats.ts';
import { issnsOf, publisherOf } from '../jats-file/journal-jats.ts';
import type { JatsSource } from '../jats-file/jats-source.ts';
import { orcidHref } from '../../../../contracts/orcid-id.ts';

/** PubMed’s words for the types of JATS; every other article is a `Journal Article`. */
const publicationTypes: Readonly<Record<string, string>> = {
  'case-report': 'Case Reports',
  editorial: 'Editorial',
  letter: 'Letter',
  'review-article': 'Review',
};

const isEnglish = (language: string) => /^en\b/i.test(language);

function dated(status: string, day: string | null): DepositElement {
  const [year = null, month = null, date = null] = day?.split('-') ?? [];
  return [
    'PubDate',
    { PubStatus: status },
    [
      ['Year', {}, year],
      ['Month', {}, month],
      ['Day', {}, date],
    ],
  ];
}

function journalOf(source: JatsSource): DepositElement {
  const { article, journalTitle } = source.found;
  const { electronic, print } = issnsOf(source);
  return [
    'Journal',
    {},
    [
      ['PublisherName', {}, publisherOf(source)],
      ['JournalTitle', {}, journalTitle],
      ['Issn', {}, electronic ?? print],
      ['Volume', {}, article.volume],
      ['Issue', {}, article.issue],
      dated('epublish', article.publishedOn),
    ],
  ];
}

function authorOf(author: PrintedAuthor, groups: readonly string[] | null): DepositElement {
  if (isGroup(author, groups)) return ['Author', {}, [['CollectiveName', {}, author.authorLastName]]];
  const { family, suffix } = partSuffix(author.authorLastName || author.authorGivenName);
  const given = author.authorLastName === '' ? '' : author.authorGivenName;
  return [
    'Author',
    {},
    [
      ['FirstName', given === '' ? { EmptyYN: 'Y' } : {}, given],
      ['LastName', {}, family],
      ['Suffix', {}, suffix],
      ...author.affiliations.map((name): DepositElement => [
        'AffiliationInfo',
        {},
        [
          ['Affiliation', {}, name],
          ['Identifier', { Source: 'ROR' }, rorOfAffiliation(author, name)],
        ],
      ]),
      ['Identifier', { Source: 'ORCID' }, orcidHref(author.orcid)],
    ],
  ];
}

/** The title in English, and the one in the language of the article where that is another. */
function titlesOf({ found }: JatsSource): DepositElement[] {
  const { article, text } = found;
  const own = publicTitle(article.title.text, { isWithdrawn: false, isRetracted: article.retractedOn !== null });
  if (isEnglish(article.language)) return [['ArticleTitle', {}, own]];
  const english = text.translations.find(({ language }) => isEnglish(language))?.title?.text;
  return [
    ['ArticleTitle', {}, english ?? null],
    ['VernacularTitle', {}, own],
  ];
}

/** An article in the form that publishers send to PubMed (its DTD 2.8), in the order of its elements. */
export function pubmedArticle(source: JatsSource): DepositElement {
  const { article } = source.found;
  const number = articleNumber(article.id);
  const type = publicationTypes[articleTypeOf(source)];
  return [
    'Article',
    {},
    [
      journalOf(source),
      ...titlesOf(source),
      ['FirstPage', { LZero: 'save' }, article.firstPage],
      ['LastPage', {}, article.lastPage],
      ['ELocationID', { EIdType: 'pii' }, number],
      ['ELocationID', { EIdType: 'doi' }, article.doi],
      ['Language', {}, article.language.slice(0, 2).toUpperCase()],
      ['AuthorList', {}, article.authors.map((author) => authorOf(author, source.facts?.groups ?? null))],
      ['PublicationType', {}, 'Journal Article'],
      ['PublicationType', {}, type ?? null],
      [
        'ArticleIdList',
        {},
        [
          ['ArticleId', { IdType: 'pii' }, number],
          ['ArticleId', { IdType: 'doi' }, article.doi],
        ],
      ],
      ['History', {}, [dated('received', article.receivedOn), dated('accepted', article.acceptedOn)]],
      ['Abstract', {}, article.abstractText],
      ['CopyrightInformation', {}, article.copyright],
      [
        'ObjectList',
        {},
        article.keywords.map(({ text }) => ['Object', { Type: 'keyword' }, [['Param', { Name: 'value' }, text]]]),
      ],
    ],
  ];
}

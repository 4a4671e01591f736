import { noStatements } from '../../../../contracts/statements.ts';
import type { FoundArticle } from '../article-store.ts';
import type { JatsSource } from './jats-source.ts';

const article: FoundArticle['article'] = {
  id: '0198c0de-0000-7000-8000-0000000000ab',
  journalId: '0198c0de-0000-7000-8000-0000000000aa',
  title: { text: 'On examples', html: 'On <i>examples</i>' },
  authors: [
    {
      authorTitle: 'Dr',
      authorGivenName: 'Ada',
      authorLastName: 'King Jr.',
      authorAffiliation: 'Institute of Dunes; Sand Works',
      affiliations: ['Institute of Dunes', 'Sand Works'],
      orcid: '0000-0002-1825-0097',
      isCorresponding: true,
      email: 'ada@dunes.example',
      onBehalfOf: 'Dune Group',
      hasContributedEqually: true,
      originalName: 'أدا كينغ',
      roles: ['formal-analysis', 'writing-review-editing'],
      institutions: [{ affiliation: 'Sand Works', name: 'Sand Works', ror: '04t3en479' }],
    },
    {
      kind: 'group',
      hasContributedEqually: true,
      authorTitle: null,
      authorGivenName: '',
      authorLastName: 'The Sand Study Group',
      authorAffiliation: '',
      affiliations: [],
      orcid: null,
      isCorresponding: false,
      email: null,
    },
  ],
  abstractText: 'What an example shows.',
  abstractHtml: '<p>What an example shows.</p>',
  abstractOrigin: 'abstract',
  keywords: [{ text: 'barchans', html: 'barchans' }],
  volume: '3',
  issue: '2',
  firstPage: '11',
  lastPage: '19',
  isFirstPageNumber: false,
  receivedOn: '2025-11',
  acceptedOn: '2026-01-02',
  publishedOn: '2026-02-03',
  doi: '10.5555/dunes.1',
  licenceUrl: null,
  licenceText: null,
  copyright: '© 2026 Ada King',
  language: 'en',
  section: 'Deserts',
  articleType: 'Review',
  access: 'open',
  openPeriods: null,
  pdfFileId: '0198c0de-0000-7000-8000-0000000000ac',
  submittedBy: null,
  withdrawnOn: null,
  withdrawalReason: null,
  retractedOn: null,
  correctedOn: null,
};

interface Changes extends Partial<Omit<JatsSource['found'], 'article' | 'text'>> {
  readonly article?: Partial<JatsSource['found']['article']>;
  readonly text?: Partial<JatsSource['found']['text']>;
}

/** A published article for tests, with what a test is about. */
export function aJatsSource({ article: changes, text, ...others }: Changes = {}): JatsSource {
  const reference = { id: 'text-B1', html: 'Doe (2001) <i>Dunes</i>.', doi: '10.5555/doe.1', url: null };
  return {
    facts: null,
    site: { name: 'Sand Press', url: 'https://journals.example' },
    found: {
      article: { ...article, ...changes },
      text: {
        bodyHtml: null,
        references: [reference],
        translations: [],
        otherAbstracts: [],
        sharedAffiliations: [],
        statements: noStatements,
        ...text,
      },
      journalAbbreviation: 'SAND',
      journalTitle: 'Journal of Sand',
      journalIssn: '1234-5679',
      journalSubject: 'Geology',
      journalDoi: null,
      corrections: [],
      relations: [],
      ...others,
    },
  };
}

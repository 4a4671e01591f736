import { noStatements } from '../../../../contracts/statements.ts';
import type { NoticeKind } from '../../../../contracts/notices.ts';
import type { FoundArticle } from '../article-store.ts';
import { writeDeposit } from './write-deposit.ts';

/** An author without a name. */
export const author = {
  authorTitle: 'Dr',
  authorAffiliation: '',
  affiliations: ['University of Sharjah & Sons'],
  orcid: null,
};
/** A row of an article, with names that Crossref does not take for people’s. */
export const article: FoundArticle['article'] = {
  id: '019337a0-0000-7000-8000-0000000b3a21',
  journalId: '019337a0-0000-7000-8000-000000000001',
  title: { text: 'Dunes & <dust> &amp; 5 < 6', html: '' },
  authors: [
    {
      ...author,
      authorGivenName: 'Lina',
      authorLastName: 'Haddad',
      isCorresponding: true,
      email: 'lina@example.org',
      orcid: 'https://orcid.org/0000-0002-1825-0097',
    },
    {
      ...author,
      authorGivenName: 'Suharto',
      authorLastName: '',
      isCorresponding: false,
      email: null,
      affiliations: [],
    },
    { ...author, authorGivenName: 'مریم', authorLastName: 'Al‑Sayed 2?', isCorresponding: false, email: null },
    { ...author, authorGivenName: '?', authorLastName: '7', isCorresponding: false, email: null },
  ],
  abstractText: 'What a dune\u0007 does.\n\nAnd why.',
  abstractHtml: '',
  abstractOrigin: 'abstract',
  keywords: [],
  volume: '3',
  issue: '2',
  firstPage: null,
  lastPage: null,
  isFirstPageNumber: false,
  receivedOn: '2026-01-02',
  acceptedOn: '2026-03-04',
  publishedOn: '2026-03-05',
  doi: '10.5555/dune.a0000b3a21',
  licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
  licenceText: null,
  copyright: null,
  language: 'en',
  section: null,
  articleType: null,
  access: 'open',
  pdfFileId: '019337a0-0000-7000-8000-000000000002',
  submittedBy: null,
  withdrawnOn: null,
  withdrawalReason: null,
  retractedOn: null,
  openPeriods: null,
  correctedOn: null,
};
/** The same with its journal. */
export const found = (changes: Partial<typeof article> = {}, journal: Partial<FoundArticle> = {}): FoundArticle => ({
  article: { ...article, ...changes },
  text: {
    bodyHtml: null,
    headings: [],
    references: [],
    translations: [],
    otherAbstracts: [],
    sharedAffiliations: [],
    statements: noStatements,
    printDesign: null,
  },
  corrections: [],
  relations: [],
  hasReviews: false,
  journalAbbreviation: 'DUNE',
  journalTitle: 'Journal of Dunes & Dust',
  journalIssn: '2049-3630',
  journalSubject: 'Physical Sciences',
  journalDoi: null,
  ...journal,
});
/** A notice about it. */
export const aNotice = (kind: NoticeKind, correctedOn: string): FoundArticle['corrections'][number] => ({
  number: 1,
  kind,
  correctedOn,
  notice: 'Doubt.',
  title: null,
  abstractText: null,
  keywords: null,
  authors: null,
  pdfFileId: null,
  isTextEarlier: false,
  isPrinted: false,
});
/** What surrounds it in a deposit. */
export const facts = {
  doi: '10.5555/dune.a0000b3a21',
  policyDoi: '10.5555/policy',
  version: '20260305101112013',
  batchId: '019337a0-0000-7000-8000-0000000b3a21-20260305101112013',
  depositor: { name: 'Colophon & Co', email: 'office@example.org' },
  siteUrl: 'https://journals.example.org',
};
/** What Crossref is told of it. */
export const deposited = (changes?: Partial<typeof article>, journal?: Partial<FoundArticle>) =>
  writeDeposit(found(changes, journal), facts);

import type { CertificateFacts } from '../../../../contracts/certificates.ts';
import type { PrintedCertificate } from './print-certificate.ts';

const articleId = '01928374-aaaa-7bbb-8ccc-0123456789ab';

/** A certificate with everything on record, but for what is changed. */
export const aCertificate = (changes: Partial<CertificateFacts> = {}): PrintedCertificate => ({
  facts: {
    articleId,
    articleNumber: 'A0006789AB',
    articleTitle: 'On examples',
    authors: ['Alex Example'],
    journalTitle: 'Journal of Examples',
    journalAbbreviation: 'JEX',
    journalISSN: '2789-1234',
    articleVolume: '3',
    articleIssue: '2',
    articleReceivedDate: '2025-05-03',
    articleAcceptedDate: '2025-07-21',
    articlePublishedDate: '2025-09-27',
    doi: '10.5555/jex.42',
    withdrawnOn: null,
    ...changes,
  },
  language: 'en',
  publisher: 'Colophon',
  address: `https://journals.example/certificate/${articleId}`,
});

import QRCode from 'qrcode';
import type { CertificateFacts } from '../../../../contracts/certificates.ts';
import { doiHref } from '../../../../contracts/doi-href.ts';
import * as t from '../../../../messages/documents.ts';
import type { PrintJob } from '../../../ports/typesetter/print-job.ts';
import { typeset } from '../../../ports/typesetter/typeset.ts';
import { firstDay, printDate } from '../../../print-date.ts';

export interface PrintedCertificate {
  readonly facts: CertificateFacts;
  /** The article's, as ISO 639-1. */
  readonly language: string;
  readonly publisher: string;
  /** Where anyone can verify the certificate. */
  readonly address: string;
}

/** Where and when the article was published; facts that are unknown are left out. */
function printedFacts(facts: CertificateFacts): { label: string; value: string }[] {
  const day = (value: string | null) => value && printDate(value);
  const all = [
    { label: t.volume(), value: facts.articleVolume },
    { label: t.issue(), value: facts.articleIssue },
    { label: t.articleNumber(), value: facts.articleNumber },
    { label: t.received(), value: day(facts.articleReceivedDate) },
    { label: t.accepted(), value: day(facts.articleAcceptedDate) },
    { label: t.published(), value: day(facts.articlePublishedDate) },
  ];
  return all.flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}

/** What the template `certificate` prints. */
async function jobOf({ facts, language, publisher, address }: PrintedCertificate): Promise<PrintJob> {
  return {
    template: 'certificate',
    title: t.certificateTitle({ title: facts.articleTitle }),
    authors: facts.authors,
    date: firstDay(facts.articlePublishedDate),
    language,
    content: {
      publisher,
      title: facts.articleTitle,
      authors: facts.authors,
      journal: facts.journalTitle,
      issn: facts.journalISSN,
      facts: printedFacts(facts),
      notes: [
        ...(facts.doi === null ? [] : [{ words: t.articleAt(), address: doiHref(facts.doi) }]),
        { words: t.verifyAt(), address },
      ],
      address,
    },
    pictures: { 'code.svg': await QRCode.toString(address, { type: 'svg', errorCorrectionLevel: 'M' }) },
  };
}

/** A certificate as a PDF of one page. */
export const printCertificate = async (certificate: PrintedCertificate): Promise<Buffer> =>
  typeset(await jobOf(certificate));

import type { CertificateFacts } from '../../../../contracts/certificates.ts';

/** All that a certificate is drawn from: the same gives the same bytes. */
export interface PrintedCertificate {
  readonly facts: CertificateFacts;
  /** Of the article: it decides how Chinese characters are written. */
  readonly language: string;
  readonly publisher: string;
  /** Where anybody can hold the certificate against what is on record. */
  readonly address: string;
}

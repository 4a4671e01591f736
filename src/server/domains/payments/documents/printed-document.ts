import type { DocumentRow } from './document-store.ts';

/** All that an invoice or a credit note prints. */
export interface PrintedDocument {
  readonly number: string;
  readonly kind: DocumentRow['kind'];
  /** A day: 2026-11-21. */
  readonly issuedOn: string;
  readonly orderId: string;
  readonly issuer: DocumentRow['issuer'];
  readonly recipient: DocumentRow['recipient'];
  readonly description: string;
  readonly amountMinor: number;
  readonly currency: string;
  /** Of a credit note: the invoice that it takes back, or a part of it. */
  readonly corrects: { readonly number: string; readonly issuedOn: string; readonly isWhole: boolean } | null;
  /** No money moved: the provider was in its test mode. */
  readonly isTest: boolean;
}

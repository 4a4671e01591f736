import { IconFileInvoice } from '@tabler/icons-react';
import type { OwnPayment } from '../../../contracts/bookkeeping.ts';
import styles from './document-link.module.css';

type PaymentDocument = OwnPayment['documents'][number];

const kinds: Record<PaymentDocument['kind'], string> = { invoice: 'Invoice', 'credit-note': 'Credit note' };

/** How a document of a payment is called: `Invoice INV-2026-000001`. */
export const documentLabel = ({ kind, number }: PaymentDocument): string => `${kinds[kind]} ${number}`;

interface DocumentLinkProps {
  readonly href: string;
  readonly label: string;
  /** What the document is of, for those who do not see what stands beside it. */
  readonly about?: string;
}

/** An invoice or a credit note, which opens as a PDF in a tab of its own. */
export function DocumentLink({ href, label, about }: DocumentLinkProps) {
  return (
    <a className={styles.link} href={href} target="_blank" rel="noreferrer">
      <IconFileInvoice aria-hidden stroke={1.5} size={20} />
      <span>
        {label}
        <span className="visually-hidden">{about === undefined ? '' : `: ${about}`} (opens in a new tab)</span>
      </span>
    </a>
  );
}

/** The invoice of a payment, and its credit note, as the last lines of a receipt. */
export function DocumentRows({ payment: { documents } }: { payment: Pick<OwnPayment, 'documents'> }) {
  return documents.map((document) => (
    <div key={document.number}>
      <dt>Document</dt>
      <dd>
        <DocumentLink href={document.url} label={documentLabel(document)} />
      </dd>
    </div>
  ));
}

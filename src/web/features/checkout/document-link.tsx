import { IconFileInvoice } from '@tabler/icons-react';
import type { OwnPayment } from '../../../contracts/bookkeeping.ts';
import * as t from '../../../messages/checkout.ts';
import styles from './document-link.module.css';

type PaymentDocument = OwnPayment['documents'][number];

const kinds = { invoice: t.invoice, 'credit-note': t.creditNote } satisfies Record<PaymentDocument['kind'], unknown>;

/** The name of a document: `Invoice INV-2026-000001`. */
export const documentLabel = ({ kind, number }: PaymentDocument): string => kinds[kind]({ number });

interface DocumentLinkProps {
  readonly href: string;
  readonly label: string;
  /** The purchase, for screen readers. */
  readonly about?: string;
}

/** An invoice or a credit note, which opens as a PDF in a tab of its own. */
export function DocumentLink({ href, label, about }: DocumentLinkProps) {
  return (
    <a className={styles.link} href={href} target="_blank" rel="noreferrer">
      <IconFileInvoice aria-hidden stroke={1.5} size={20} />
      <span>
        {label}
        <span className="visually-hidden">
          {about === undefined ? ` ${t.opensInTab()}` : t.aboutOpensInTab({ about })}
        </span>
      </span>
    </a>
  );
}

/** The invoice of a payment, and its credit note, as the last lines of a receipt. */
export function DocumentRows({ payment: { documents } }: { payment: Pick<OwnPayment, 'documents'> }) {
  return documents.map((document) => (
    <div key={document.number}>
      <dt>{t.document()}</dt>
      <dd>
        <DocumentLink href={document.url} label={documentLabel(document)} />
      </dd>
    </div>
  ));
}

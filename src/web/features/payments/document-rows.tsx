import type { OwnPayment } from '../../../contracts/bookkeeping.ts';
import { documentLabel, DocumentLink } from '../checkout/document-link.tsx';

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

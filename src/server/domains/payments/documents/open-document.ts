import { signedIn, type Context } from '../../../context.ts';
import { notFound } from '../../../errors.ts';
import { isTestSession } from '../../../ports/payments/is-test-session.ts';
import { printedFile } from '../../../ports/typesetter/printed-file.ts';
import { listAnonymousTo } from '../../conflicts/index.ts';
import { findOrder } from '../order-store.ts';
import { findDocument, type DocumentRow } from './document-store.ts';
import { typeset } from '../../../ports/typesetter/typeset.ts';
import { amountsOf, factsOf, headingOf, issuerOf, notesOf, recipientLines } from './document-words.ts';
import type { PrintedDocument } from './printed-document.ts';

/** An invoice or a credit note as a PDF of one page. */
export const printDocument = (printed: PrintedDocument): Promise<Buffer> =>
  typeset({
    template: 'payment-document',
    title: `${headingOf(printed)} ${printed.number}`,
    authors: [printed.issuer.name],
    date: printed.issuedOn,
    language: 'en',
    content: {
      heading: headingOf(printed),
      issuer: issuerOf(printed),
      recipient: recipientLines(printed).filter((line) => line !== ''),
      email: printed.recipient.email,
      facts: factsOf(printed),
      ...amountsOf(printed),
      notes: notesOf(printed),
    },
  });

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

async function printedOf(ctx: Context, document: DocumentRow): Promise<PrintedDocument> {
  const { number, kind, orderId, issuer, recipient, description, amountMinor, currency, correctsNumber } = document;
  const order = await findOrder(ctx.db, orderId);
  const corrected = correctsNumber === null ? null : await findDocument(ctx.db, correctsNumber);
  return {
    number,
    kind,
    orderId,
    issuer,
    recipient,
    description,
    amountMinor,
    currency,
    issuedOn: dayOf(document.issuedAt),
    corrects: corrected && {
      number: corrected.number,
      issuedOn: dayOf(corrected.issuedAt),
      isWhole: corrected.amountMinor === amountMinor,
    },
    isTest: isTestSession(order?.providerSessionId ?? ''),
  };
}

/** Whether the caller may have a document: its payer, and administrators who do not review what was paid for. */
async function mayOpen(ctx: Context, { userId, orderId }: DocumentRow): Promise<boolean> {
  const actor = signedIn(ctx);
  if (actor.userId === userId || !actor.isAdmin) return actor.userId === userId;
  const order = await findOrder(ctx.db, orderId);
  return !order?.manuscriptId || !(await listAnonymousTo(ctx.db, actor)).includes(order.manuscriptId);
}

/** An invoice or a credit note as a PDF, as issued, for its payer and administrators only. */
export async function openDocument(ctx: Context, number: string) {
  const document = await findDocument(ctx.db, number);
  if (!document || !(await mayOpen(ctx, document))) throw notFound('document');
  return printedFile(`${number}.pdf`, await printDocument(await printedOf(ctx, document)));
}

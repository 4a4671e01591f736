import * as t from '../../../../messages/emails/payments.ts';
import { manuscript } from '../../../../messages/emails/shared.ts';
import { defineEmail, personFields } from './email-template.ts';

const group = 'Payments';

const orderFields = {
  ...personFields,
  amount: { ...t.amount, isNeeded: true },
  bought: t.bought,
  order: t.order,
} as const;
const paidFields = { ...orderFields, invoice: t.invoice } as const;

export const subscription = defineEmail({
  name: 'subscription',
  group,
  ...t.subscription,
  fields: { ...paidFields, until: { ...t.until, isNeeded: true }, purchasesAddress: t.purchasesAddress },
});

export const fullIssue = defineEmail({
  name: 'full-issue',
  group,
  ...t.fullIssue,
  fields: paidFields,
});

export const handlingFee = defineEmail({
  name: 'handling-fee',
  group,
  ...t.handlingFee,
  fields: paidFields,
});

export const refund = defineEmail({
  name: 'refund',
  group,
  ...t.refund,
  fields: {
    ...orderFields,
    creditNote: t.creditNote,
    reason: { ...t.refundReason, isNeeded: true, isLong: true },
    end: t.end,
  },
});

export const waiver = defineEmail({
  name: 'waiver',
  group,
  ...t.waiver,
  fields: {
    ...personFields,
    manuscript,
    outcome: { ...t.outcome, isNeeded: true },
    answer: { ...t.answer, isLong: true },
  },
});

import type { OrderKind } from '../../../../contracts/constants.ts';

/** What can be paid for, as the pages name it. */
export const kindNames: Readonly<Record<OrderKind, string>> = {
  subscription: 'Subscription',
  'full-issue': 'Full issue',
  'handling-fee': 'Handling fee',
};

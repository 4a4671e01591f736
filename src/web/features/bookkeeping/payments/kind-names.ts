import type { OrderKind } from '../../../../contracts/constants.ts';

/** What can be paid for, as the pages name it. */
export const kindNames: Readonly<Record<OrderKind, string>> = {
  subscription: 'Subscription',
  'full-issue': 'Full issue',
  'handling-fee': 'Handling fee',
};

/** What ends with the refund of each. */
export const endsWithRefund: Readonly<Record<OrderKind, string>> = {
  subscription:
    'The pass ends at once. Passes that were bought to follow it move forward, so that no day of them is lost.',
  'full-issue': 'The full issue can no longer be opened by this person.',
  'handling-fee': 'The article is read by subscription again, and its author may choose and pay anew.',
};

export { hasOpenOrder } from './has-open-order.ts';
export { openIssueCheckout } from './open-issue-checkout.ts';
export { ownsFullIssue, readIssuePurchases } from './read-issue-purchases.ts';
export { listOrdersOf } from './order-store.ts';
export { hasActiveSubscription, readSubscription } from './read-subscription.ts';
export { readSessionStatus } from './read-session-status.ts';
export { receiveEvent } from './receive-event.ts';
export { startSubscription } from './start-subscription.ts';
export { listSubscriptionsOf } from './subscription-store.ts';

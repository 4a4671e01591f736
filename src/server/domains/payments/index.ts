export { bookEarlierPayments } from './bookkeeping/book-earlier-payments.ts';
export { readFindings, resolveFinding } from './bookkeeping/read-findings.ts';
export { readMonths } from './bookkeeping/read-months.ts';
export { readHousePayments, readMyPayments } from './bookkeeping/read-payments.ts';
export { readLedgerCsv } from './bookkeeping/write-ledger-csv.ts';
export { listDocumentsOf } from './documents/document-store.ts';
export { issueCreditNote, issueInvoice } from './documents/issue-document.ts';
export { openDocument } from './documents/open-document.ts';
export {
  closeStrayFinding,
  countOpenFindings,
  insertFinding,
  listOpenStrays,
  lockFinding,
  type NewFinding,
} from './finding-store.ts';
export { grantFullIssue, takeBackFullIssue } from './grant-full-issue.ts';
export { grantSubscription, takeBackSubscription } from './grant-subscription.ts';
export { hasOpenOrder } from './has-open-order.ts';
export { post, refundedOf, strayBalanceOf } from './ledger/ledger-store.ts';
export { paymentOf, refundOf, strayPaymentOf, strayRefundOf, waiverOf } from './ledger/postings.ts';
export {
  claimOrder,
  findOpenOrder,
  findOrder,
  findOrderOfSession,
  findSessionOfPayment,
  giveUpOrder,
  giveUpOrdersWithoutSession,
  listOpenSessions,
  listOpenSessionsFor,
  listOrdersOf,
  listOrdersWithoutPaymentName,
  listSettledOrders,
  markOrderExpired,
  markOrderPaid,
  markOrderRefunded,
  namePayment,
  setProviderSession,
  type OpenSession,
  type OrderRow,
  type SoldThing,
} from './order-store.ts';
export { noteRefund } from './note-refund.ts';
export { refundMail, type RefundEffect } from './payment-mails.ts';
export { findPurchase, type IssueWanted } from './purchase-store.ts';
export { ownsFullIssue, readIssuePurchases } from './read-issue-purchases.ts';
export { findRunningPass, readSubscription } from './read-subscription.ts';
export type { RefundPart } from './refund-amount.ts';
export { beginReconciliation, findLastReconciliation, finishReconciliation } from './reconciliation-store.ts';
export {
  findRefund,
  findRefundUnderWay,
  finishRefund,
  insertRefund,
  listProviderRefunds,
  listRefundsUnderWay,
  notePendingRefund,
  type RefundRow,
} from './refund-store.ts';
export { returnFee } from './return-fee.ts';
export { sendFeeReceipt } from './send-receipt.ts';
export { listSubscriptionsOf } from './subscription-store.ts';

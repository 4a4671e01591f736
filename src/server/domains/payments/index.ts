export { bookEarlierPayments } from './bookkeeping/book-earlier-payments.ts';
export { readFindings, resolveFinding } from './bookkeeping/read-findings.ts';
export { readMonths, readSitePayments, readMyPayments } from './bookkeeping/read-payments.ts';
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
  beginReconciliation,
  findLastReconciliation,
  finishReconciliation,
} from './finding-store.ts';
export {
  grantFullIssue,
  takeBackFullIssue,
  grantSubscription,
  takeBackSubscription,
  findRunningPass,
  readSubscription,
} from './grant-purchase.ts';
export { hasOpenOrder, ownsFullIssue, readIssuePurchases } from './own-purchases.ts';
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
export { noteRefund, type RefundPart, returnFee } from './note-refund.ts';
export { refundMail, type RefundEffect } from './payment-mails.ts';
export { findPurchase, type IssueWanted, listSubscriptionsOf } from './purchase-store.ts';
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
export { sendFeeReceipt } from './send-receipt.ts';

export { chooseMode, leaveFreeFee, noteFee } from './choose-mode.ts';
export { claimWaiver, requestWaiver } from './request-waiver.ts';
export { countFeesToPay, readFeeStatuses, type FeeStatus } from './read-fee-statuses.ts';
export {
  countRequestsToDecide,
  findRequestsToDecide,
  forgetWaivers,
  readOwnWaivers,
  readWaiverRequests,
} from './waiver-requests.ts';
export { decideWaiverRequest } from './decide-waiver-request.ts';
export { isOwed } from './is-owed.ts';
export {
  findFeeSale,
  grantOpenAccess,
  isFeeSettled,
  openIfSettled,
  takeBackOpenAccess,
  type FeeGrant,
} from './fee-payment.ts';
export { changeJournalFee, readJournalFees } from './journal-fees.ts';
export { isStillDue, readFee, feeLookupKey } from './own-fee.ts';

export {
  addedBy,
  beginConnecting,
  connect,
  disconnect,
  keepAllowed,
  readOwnOrcid,
  stopAddingReviews,
  stopAddingWorks,
} from './connect.ts';
export { deleteConnection, findConnection, isIdOfSome } from './connection-store.ts';
export { endPermission, findPermission } from './permission-store.ts';
export { beginSignIn, endSignIn, requireOrcid, type SignInPurpose } from './sign-in-at-orcid.ts';
export { listDueReviews, noteReview, type DueReview } from './review-store.ts';
export { listDueWorks, noteWork, type DueWork } from './work-store.ts';

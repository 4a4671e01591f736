export { actorAt, hasPartIn, isAuthorOf, withoutPartIn, officeTaken, wasOfficeTaken } from './own-part.ts';
export {
  isReviewerOf,
  isReviewersAddress,
  partMarks,
  listAnonymousTo,
  listOwnParts,
  listWritten,
  openToOffice,
  withoutPartOf,
  writtenByOthers,
} from './own-part-store.ts';

export { actorAt, hasPartIn, isAuthorOf, withoutPartIn } from './own-part.ts';
export {
  isReviewerOf,
  isReviewersAddress,
  keepPartMarks,
  listAnonymousTo,
  listOwnParts,
  listWritten,
  openToOffice,
  withoutPartOf,
  writtenByOthers,
} from './own-part-store.ts';
export { officeTaken, wasOfficeTaken } from './was-office-taken.ts';

export { actorAt, hasConflict, isAuthorOf, withoutConflicts, officeTaken, wasOfficeTaken } from './conflict.ts';
export {
  isReviewerOf,
  isReviewersAddress,
  partMarks,
  listAnonymousTo,
  listConflicts,
  listWritten,
  openToOffice,
  listConflictsOf,
  withoutConflictsOf,
  writtenByOthers,
} from './conflict-store.ts';

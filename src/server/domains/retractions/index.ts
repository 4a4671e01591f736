export { citedDois } from './cited-dois.ts';
export { importRetractions, UnreadableRetractions } from './import-retractions.ts';
export { findRetracted } from './find-retracted.ts';
export { hasRetractions } from './retraction-store.ts';

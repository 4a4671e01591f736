export { citedDois } from './cited-dois.ts';
export { importRetractions, UnreadableRetractions } from './import-retractions.ts';
export { findRetracted, hasRetractions } from './retraction-store.ts';

export { importInstitutions, UnreadableRegister } from './import-institutions.ts';
export { hasInstitutions } from './institution-store.ts';
export { matchAffiliations, searchInstitutions } from './read-institutions.ts';

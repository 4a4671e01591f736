export { importInstitutions, UnreadableRegister } from './import-institutions.ts';
export { matchAffiliations, searchInstitutions } from './read-institutions.ts';

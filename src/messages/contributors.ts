import { message } from './message.ts';

// Roles, as CRediT names them
export const conceptualization = message('Conceptualization');
export const dataCuration = message('Data curation');
export const formalAnalysis = message('Formal analysis');
export const fundingAcquisition = message('Funding acquisition');
export const investigation = message('Investigation');
export const methodology = message('Methodology');
export const projectAdministration = message('Project administration');
export const resources = message('Resources');
export const software = message('Software');
export const supervision = message('Supervision');
export const validation = message('Validation');
export const visualization = message('Visualization');
export const writingOriginalDraft = message('Writing – original draft');
export const writingReviewEditing = message('Writing – review & editing');

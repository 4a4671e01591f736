import * as t from '../messages/contributors.ts';
import { creditRoles, type CreditRole } from './credit-roles.ts';

/** What CRediT calls its roles. */
export const creditWords = {
  conceptualization: t.conceptualization,
  'data-curation': t.dataCuration,
  'formal-analysis': t.formalAnalysis,
  'funding-acquisition': t.fundingAcquisition,
  investigation: t.investigation,
  methodology: t.methodology,
  'project-administration': t.projectAdministration,
  resources: t.resources,
  software: t.software,
  supervision: t.supervision,
  validation: t.validation,
  visualization: t.visualization,
  'writing-original-draft': t.writingOriginalDraft,
  'writing-review-editing': t.writingReviewEditing,
} as const satisfies Record<CreditRole, () => string>;

/** The roles of an author, in the order of CRediT, in words. */
export const roleWords = (roles: readonly CreditRole[]): string[] =>
  creditRoles.filter((role) => roles.includes(role)).map((role) => creditWords[role]());

import type { AuditArea } from '../../../contracts/audit-log-values.ts';
import * as t from '../../../messages/audit-log-page.ts';
import type { PlainMessage } from '../../../messages/message.ts';

/** The areas of the audit log, as people choose among them. */
export const areaNames: Readonly<Record<AuditArea, PlainMessage>> = {
  submission: t.areaSubmission,
  review: t.areaReview,
  decisions: t.areaDecisions,
  publication: t.areaPublication,
  fees: t.areaFees,
  journals: t.areaJournals,
  people: t.areaPeople,
  website: t.areaWebsite,
};

/** What follows a name, on its own. */
export const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

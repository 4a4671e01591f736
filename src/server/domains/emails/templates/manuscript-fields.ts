import { journal, manuscript, number } from '../../../../messages/emails/shared.ts';
import { personFields, type FieldFacts } from './email-template.ts';

/** The field that emails about a manuscript have and no others. */
export const journalField = 'journal';

/** Fields of emails about a manuscript. */
export const manuscriptFields = { manuscript, number, [journalField]: journal } as const satisfies Record<
  string,
  FieldFacts
>;

/** Fields of emails to the submitting author. */
export const authorFields = { ...personFields, ...manuscriptFields } as const;

import { journal, manuscript, number } from '../../../../messages/emails/shared.ts';
import { personFields, type FieldFacts } from './email-template.ts';

/** Fields of emails about a manuscript. */
export const manuscriptFields = { manuscript, number, journal } as const satisfies Record<string, FieldFacts>;

/** Fields of emails to the submitting author. */
export const authorFields = { ...personFields, ...manuscriptFields } as const;

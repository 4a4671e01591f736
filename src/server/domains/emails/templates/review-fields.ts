import { reviewer } from '../../../../messages/emails/shared.ts';
import { personFields } from './email-template.ts';
import { manuscriptFields } from './manuscript-fields.ts';

export { salutation } from '../../../../messages/emails/shared.ts';

/** Fields of emails to reviewers: nothing says who wrote the manuscript. */
export const reviewFields = manuscriptFields;
export const invitedFields = { reviewer, ...manuscriptFields } as const;

/** Fields of emails to editors. */
export const editorFields = { ...personFields, ...manuscriptFields } as const;

import { personFields, type FieldFacts } from './letter-template.ts';
import { manuscriptFields } from './manuscript-fields.ts';

/** What letters to reviewers can name: nothing that tells who wrote the manuscript. */
export const reviewFields = { manuscript: manuscriptFields.manuscript, journal: manuscriptFields.journal } as const;
export const invitedFields = {
  reviewer: { about: 'Name of the reviewer', example: 'Omar Said' },
  ...reviewFields,
} as const;
export const dearReviewer = 'Dear {{reviewer}},';
export const due = {
  dueOn: { about: 'Day on which the report is due', example: '24 December 2026', isNeeded: true },
} as const;
export const salutation: FieldFacts = { about: 'How the person is addressed', example: 'Dear Dr Haddad,' };

/** What letters to those who edit can name. */
export const editorFields = { ...personFields, ...manuscriptFields } as const;

/** What stands below letters that can be muted. */
export const reminders = 'You can choose on your dashboard which reminders you receive.';

import type { EmailGroup, EmailWords } from '../../../../contracts/email-templates.ts';
import { contactEmail, siteName, surname, title } from '../../../../messages/emails/shared.ts';
import type { SiteFacts } from '../../../context.ts';

/** A value that is filled in when the email is sent. */
export interface FieldFacts {
  readonly about: string;
  readonly example: string;
  /** The email makes no sense without it. */
  readonly isNeeded?: true;
  /** It can have several lines, and is allowed in the text only. */
  readonly isLong?: true;
}

/** An email that administrators can edit. */
export interface EmailTemplate<F extends string = string> {
  /** Its name in the audit log and the outbox. */
  readonly name: string;
  readonly title: string;
  readonly group: EmailGroup;
  /** When it is sent, and to whom. */
  readonly when: string;
  readonly fields: Readonly<Record<F, FieldFacts>>;
  /** The default texts. */
  readonly words: EmailWords;
}

/** The field of the link: a button on a line of its own. */
export const linkField = 'link';

/** Fields of every email. */
export const commonFields = { siteName, contactEmail } as const satisfies Record<string, FieldFacts>;

/** The publisher that sends the email, and its current contact address. */
export interface Site extends Pick<SiteFacts, 'name' | 'url'> {
  readonly contactEmail: string;
}

/** The values of the fields of every email. */
export const commonValues = ({ name, contactEmail: address }: Site) => ({
  siteName: name,
  contactEmail: address,
});

/** The recipient. */
export const personFields = { title, surname } as const satisfies Record<string, FieldFacts>;

/** Whether an email has a link. */
export const hasLink = ({ words }: EmailTemplate): boolean => words.actionLabel !== '';

/** All fields an email can use, except the link. */
export const fieldsOf = ({ fields }: EmailTemplate): Readonly<Record<string, FieldFacts>> => ({
  ...fields,
  ...commonFields,
});

/** Types an email by its fields, so that code that sends it must fill all of them. */
export const defineEmail = <F extends string>(template: EmailTemplate<F>): EmailTemplate<F> => template;

import * as t from '../messages/contracts.ts';
import { formattedText } from './formatted-text.ts';
import { emailTypes } from './mail-values.ts';
import { Email, flag, Id, line } from './values.ts';
import { z } from './zod-for-pages.ts';

/** The messages of the specification. */
export const emailSent = t.emailSent();
export const emailScheduled = t.emailScheduled();
export const emailNotSent = t.emailNotSent();
export const emailNotScheduled = t.emailNotScheduled();

/** How much later than its time an email may still be handed in: clocks differ, and a form takes a while to read through. */
const grace = 60_000;
const year = 366 * 24 * 3_600_000;

/** Why an email cannot be sent at this time; null if it can. */
export function timeProblem(at: Date, now: Date): string | null {
  if (at.getTime() < now.getTime() - grace) return t.timePast();
  return at.getTime() > now.getTime() + year ? t.timeFar() : null;
}

/** Whether formatted text contains only tags and spaces. */
export const saysNothing = (html: string): boolean =>
  html
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&nbsp;|&#160;|&#xa0;/gi, ' ')
    .replaceAll(/[\s\u00ad\u200b-\u200d\u2060\ufeff]/g, '') === '';

const content = {
  subject: line(t.subject, 200),
  emailContent: formattedText(t.theContent, 50_000).refine((html) => !saysNothing(html), { error: t.contentRequired }),
  emailType: z.enum(emailTypes, { error: t.chooseRecipients }),
};

/** What an email says, and in which of the two frames. */
export const MailingContent = z.object(content);
export type MailingContent = z.infer<typeof MailingContent>;

const typed = z.string().trim().nullish();
const whatever = { when: () => true };

/** What is wrong with the address of an email to one person. */
function recipientProblem(address: string): string | null {
  if (address === '') return t.recipientRequired();
  if (/[,;\s]/.test(address)) return t.oneRecipient();
  return Email.safeParse(address).error?.issues[0]?.message ?? null;
}

const isInstant = (text: string) => z.iso.datetime({ offset: true }).safeParse(text).success;

/** An email to many or to one, now or later; the names are the specification's. */
export const NewMailing = z
  .object({
    ...content,
    /** Made by the form: the same email handed in twice goes once. */
    id: Id.optional(),
    recipientEmail: typed,
    isScheduled: flag.default(false),
    /** With its offset: a local time alone is no instant. */
    scheduledTime: typed,
  })
  .check(
    z.superRefine(({ emailType, recipientEmail }, problems) => {
      const problem = emailType === 'specific' ? recipientProblem(recipientEmail ?? '') : null;
      if (problem !== null) problems.addIssue({ code: 'custom', path: ['recipientEmail'], message: problem });
    }, whatever),
    z.superRefine(({ isScheduled, scheduledTime }, problems) => {
      if (isScheduled && !isInstant(scheduledTime ?? ''))
        problems.addIssue({ code: 'custom', path: ['scheduledTime'], message: t.timeRequired() });
    }, whatever),
  )
  .transform(({ recipientEmail, isScheduled, scheduledTime, ...rest }) => ({
    ...rest,
    recipientEmail: rest.emailType === 'specific' ? (recipientEmail ?? '').toLowerCase() : null,
    sendAt: isScheduled && scheduledTime ? new Date(scheduledTime) : null,
  }));
export type NewMailing = z.output<typeof NewMailing>;

import { v4 } from 'uuid';
import { z } from 'zod';
import { emailTypes } from '../../../../contracts/mail-values.ts';
import { NewMailing, timeProblem } from '../../../../contracts/mailing-form.ts';
import * as t from '../../../../messages/mailings.ts';
import { instantOf, ownZone, type Meant } from './local-time.ts';

/** An email as the form holds it. */
const MailingDraft = z.object({
  /** The same email sent twice goes once. */
  id: z.string(),
  emailType: z.enum(emailTypes),
  recipientEmail: z.string(),
  subject: z.string(),
  emailContent: z.string(),
  isScheduled: z.boolean(),
  /** A local time, as the field holds it. */
  scheduledTime: z.string(),
  /** Which of two instants is meant, where clocks change. */
  clock: z.enum(['earlier', 'later']).nullable(),
});
export type MailingDraft = z.infer<typeof MailingDraft>;

const keyOf = (userId: string) => `colophon:mailing:${userId}`;

/** An empty email. */
const newMailingDraft = (): MailingDraft => ({
  id: v4(),
  emailType: 'marketing',
  recipientEmail: '',
  subject: '',
  emailContent: '',
  isScheduled: false,
  scheduledTime: '',
  clock: null,
});

/** The draft in this browser, or a new one. */
export function readMailingDraft(userId: string): MailingDraft {
  try {
    return MailingDraft.parse(JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null'));
  } catch {
    return newMailingDraft();
  }
}

/** Saves the draft in this browser, so that a reload or an expired session does not lose it. */
export function keepMailingDraft(userId: string, draft: MailingDraft): void {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(draft));
  } catch {
    // Without storage, the draft lasts as long as the page.
  }
}

/** Deletes the draft from this browser. */
export const forgetMailingDraft = (userId: string): void => localStorage.removeItem(keyOf(userId));

/** The instant that is meant; null while two are possible and none is chosen. */
export function chosenInstant(meant: Meant | null, clock: MailingDraft['clock']): Date | null {
  if (meant === null) return null;
  if (meant.kind === 'one') return meant.at;
  return clock === null ? null : meant[clock];
}

const instantIn = (
  { scheduledTime, clock }: Pick<MailingDraft, 'scheduledTime' | 'clock'>,
  zone: string,
): Date | null => chosenInstant(instantOf(scheduledTime, zone), clock);

const sent = z.custom<MailingDraft>().transform(({ clock, ...draft }): z.input<typeof NewMailing> => ({
  ...draft,
  // The browser sends the instant, because the server does not know its time zone.
  scheduledTime: draft.isScheduled ? (instantIn({ ...draft, clock }, ownZone())?.toISOString() ?? '') : null,
}));

/** The form's fields as the call takes them. */
export const MailingForm = sent.pipe(NewMailing);

/** What the call's schema cannot check: the local time zone and the current time. */
export function clockProblem(draft: MailingDraft, now: Date, zone: string): Record<string, string> {
  if (!draft.isScheduled) return {};
  const meant = instantOf(draft.scheduledTime, zone);
  const at = chosenInstant(meant, draft.clock);
  if (meant !== null && at === null) return { scheduledTime: t.clockUnclear() };
  const problem = at && timeProblem(at, now);
  return problem ? { scheduledTime: problem } : {};
}

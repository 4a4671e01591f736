import { v4 } from 'uuid';
import { z } from 'zod';
import { emailTypes } from '../../../../contracts/mail-values.ts';
import { NewMailing, timeProblem } from '../../../../contracts/mailing-form.ts';
import { instantOf, ownZone, type Meant } from './local-time.ts';

/** An email as the form holds it, whatever was typed. */
const MailingDraft = z.object({
  /** The same email handed in twice goes once. */
  id: z.string(),
  emailType: z.enum(emailTypes),
  recipientEmail: z.string(),
  subject: z.string(),
  emailContent: z.string(),
  isScheduled: z.boolean(),
  /** A time on the wall, as the field holds it. */
  scheduledTime: z.string(),
  /** Which of two instants is meant, where clocks change. */
  clock: z.enum(['earlier', 'later']).nullable(),
});
export type MailingDraft = z.infer<typeof MailingDraft>;

const keyOf = (userId: string) => `colophon:mailing:${userId}`;

/** An email of which nothing is written yet. */
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

/** What this browser keeps of an email that has not been handed in; a new one where there is nothing. */
export function readMailingDraft(userId: string): MailingDraft {
  try {
    return MailingDraft.parse(JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null'));
  } catch {
    return newMailingDraft();
  }
}

/** Keeps an email in this browser, so that neither a reload nor a sign-in that ends loses it. */
export function keepMailingDraft(userId: string, draft: MailingDraft): void {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(draft));
  } catch {
    // A browser may refuse its store: what was typed lives as long as the page does.
  }
}

/** Forgets what this browser keeps of an email. */
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
  // The browser sends the instant: the server knows nothing of the clock on this wall.
  scheduledTime: draft.isScheduled ? (instantIn({ ...draft, clock }, ownZone())?.toISOString() ?? '') : null,
}));

/** The form's fields as the call takes them. */
export const MailingForm = sent.pipe(NewMailing);

/** What the call's schema cannot know: the clock on this wall, and what time it is. */
export function clockProblem(draft: MailingDraft, now: Date, zone: string): Record<string, string> {
  if (!draft.isScheduled) return {};
  const meant = instantOf(draft.scheduledTime, zone);
  const at = chosenInstant(meant, draft.clock);
  if (meant !== null && at === null)
    return { scheduledTime: 'Clocks change then. Please choose one of the two below.' };
  const problem = at && timeProblem(at, now);
  return problem ? { scheduledTime: problem } : {};
}

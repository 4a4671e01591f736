import { z } from 'zod';
import { NewMailing, timeProblem } from '../../../../contracts/mailing-form.ts';
import { instantOf, ownZone, type Meant } from './local-time.ts';
import type { MailingDraft } from './mailing-draft.ts';

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

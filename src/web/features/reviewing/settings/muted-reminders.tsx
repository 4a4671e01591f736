import { Checkbox } from '@mantine/core';
import { reviewers, mutableReminders, type MutableReminder } from '../../../../contracts/reviewers.ts';
import { useCall, useCallMutation } from '../../../api/use-call.ts';
import { Message } from '../../../ui/forms/message.tsx';
import { Reading } from '../../../ui/forms/reading.tsx';
import { showNotice } from '../../../ui/notices/notices.ts';
import { PanelSection } from '../../../ui/panel-section.tsx';
import styles from './settings.module.css';

/** What each reminder says, and when. */
const words: Record<MutableReminder, { readonly label: string; readonly when: string }> = {
  'invitation-unanswered': { label: 'An invitation waits for an answer', when: '3 days before it lapses' },
  'review-due': { label: 'A review is due soon', when: '3 days before the date' },
  'review-overdue': { label: 'A review is overdue', when: '1, 7 and 14 days after the date' },
  'reports-in': { label: 'All reports are in', when: 'for editors, at once' },
  'decision-due': { label: 'A decision is due', when: 'for editors' },
  'revision-due': { label: 'A revision is due', when: 'for authors, 7 days and 1 day before the date' },
};

function Choices({ muted }: { muted: readonly MutableReminder[] }) {
  const { mutate, isPending, error, variables } = useCallMutation(reviewers.muteReminders, [reviewers.reminders]);
  // While the answer is on its way, what was chosen is shown.
  const shown = isPending ? (variables.body?.muted ?? muted) : muted;
  const choose = (reminder: MutableReminder, isWanted: boolean) => {
    const next = isWanted ? shown.filter((each) => each !== reminder) : [...shown, reminder];
    mutate({ body: { muted: next } }, { onSuccess: ({ message }) => showNotice('good', message) });
  };
  return (
    <>
      {error && <Message kind="bad">{error.message}</Message>}
      <fieldset className={styles.choices}>
        <legend className="visually-hidden">Reminders that you get</legend>
        {mutableReminders.map((reminder) => (
          <Checkbox
            key={reminder}
            size="md"
            label={words[reminder].label}
            description={words[reminder].when}
            checked={!shown.includes(reminder)}
            onChange={({ currentTarget }) => !isPending && choose(reminder, currentTarget.checked)}
          />
        ))}
      </fieldset>
    </>
  );
}

/** The reminders of peer review, each of which a person may switch off; letters with decisions always come. */
export function MutedReminders() {
  const { data, error } = useCall(reviewers.reminders);
  return (
    <PanelSection
      title="Reminders of peer review"
      lead="Switch off what you do not want. Decision letters always come."
    >
      {data ? <Choices muted={data.muted} /> : <Reading error={error} />}
    </PanelSection>
  );
}

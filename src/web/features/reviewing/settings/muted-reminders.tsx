import { Checkbox } from '@mantine/core';
import { reviewers, mutableReminders, type MutableReminder } from '../../../../contracts/reviewers.ts';
import type { PlainMessage } from '../../../../messages/message.ts';
import * as t from '../../../../messages/reviewing.ts';
import { useCall, useCallMutation } from '../../../api/use-call.ts';
import { Message } from '../../../ui/forms/message.tsx';
import { Reading } from '../../../ui/forms/reading.tsx';
import { showNotice } from '../../../ui/notices/notices.ts';
import { PanelSection } from '../../../ui/panel-section.tsx';
import styles from './settings.module.css';

/** The name of each reminder, and when it is sent. */
const words: Record<MutableReminder, { readonly label: PlainMessage; readonly when: PlainMessage }> = {
  'invitation-unanswered': { label: t.remindInvitation, when: t.remindInvitationWhen },
  'review-due': { label: t.remindReviewDue, when: t.remindReviewDueWhen },
  'review-overdue': { label: t.remindReviewOverdue, when: t.remindReviewOverdueWhen },
  'reports-in': { label: t.remindReportsIn, when: t.remindReportsInWhen },
  'decision-due': { label: t.remindDecisionDue, when: t.remindDecisionDueWhen },
  'revision-due': { label: t.remindRevisionDue, when: t.remindRevisionDueWhen },
};

function Choices({ muted }: { muted: readonly MutableReminder[] }) {
  const { mutate, isPending, error, variables } = useCallMutation(reviewers.muteReminders, [reviewers.reminders]);
  // While saving, the new choice is shown.
  const shown = isPending ? (variables.body?.muted ?? muted) : muted;
  const choose = (reminder: MutableReminder, isWanted: boolean) => {
    const next = isWanted ? shown.filter((each) => each !== reminder) : [...shown, reminder];
    mutate({ body: { muted: next } }, { onSuccess: ({ message }) => showNotice('good', message) });
  };
  return (
    <>
      {error && <Message kind="bad">{error.message}</Message>}
      <fieldset className={styles.choices}>
        <legend className="visually-hidden">{t.remindersLegend()}</legend>
        {mutableReminders.map((reminder) => (
          <Checkbox
            key={reminder}
            size="md"
            label={words[reminder].label()}
            description={words[reminder].when()}
            checked={!shown.includes(reminder)}
            onChange={({ currentTarget }) => !isPending && choose(reminder, currentTarget.checked)}
          />
        ))}
      </fieldset>
    </>
  );
}

/** Peer review reminders, each of which a person can switch off; decision letters are always sent. */
export function MutedReminders() {
  const { data, error } = useCall(reviewers.reminders);
  return (
    <PanelSection folds title={t.reminders()} lead={t.remindersLead()}>
      {data ? <Choices muted={data.muted} /> : <Reading error={error} />}
    </PanelSection>
  );
}

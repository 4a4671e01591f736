import { NativeSelect } from '@mantine/core';
import { journals } from '../../../../contracts/journals.ts';
import { useCall } from '../../../api/use-call.ts';
import { Message } from '../../../ui/forms/message.tsx';
import { OfferedDetails } from '../offered-details/offered-details.tsx';
import { DetailFields } from './detail-fields.tsx';
import { detailErrors } from './draft-problems.ts';
import { PlannedIssue } from './planned-issue.tsx';
import type { StepProps } from './step-props.ts';
import { steps } from './steps.ts';
import { WizardStep } from './wizard-step.tsx';
import styles from './details-step.module.css';

function JournalChoice({ draft, change, error }: Pick<StepProps, 'draft' | 'change'> & { error: string | undefined }) {
  const { data, error: failure, isPending } = useCall(journals.categories);
  if (failure) return <Message kind="bad">The journals could not be read: {failure.message}</Message>;
  const choices = (data ?? []).map((journal) => ({
    value: journal.id,
    label: `${journal.journalTitle} (${journal.journalAbbreviation})`,
  }));
  return (
    <NativeSelect
      label="Journal"
      data-path="journalId"
      withAsterisk
      data={[{ value: '', label: isPending ? 'Loading...' : 'Choose a journal' }, ...choices]}
      value={draft.journalId}
      error={error}
      onChange={(event) => change({ journalId: event.currentTarget.value })}
    />
  );
}

/** Step 0: journal, title, abstract, keywords. */
export function DetailsStep({ draft, change, arrivals, focus }: StepProps) {
  const errors = detailErrors(draft);
  return (
    <WizardStep
      title={steps[0]}
      lead="As they should appear when the article is published."
      arrivals={arrivals}
      focus={focus}
    >
      <OfferedDetails draft={draft} change={change} />
      <div className={styles.journal}>
        <JournalChoice draft={draft} change={change} error={errors['journalId']} />
        <PlannedIssue journalId={draft.journalId} specialReview={draft.specialReview ?? false} />
      </div>
      <DetailFields draft={draft} errors={errors} change={change} />
    </WizardStep>
  );
}

import { Textarea, TextInput } from '@mantine/core';
import { currency } from '../../../../contracts/constants.ts';
import { JournalField } from '../../journals/journal-field.tsx';
import styles from './submit-issue.module.css';
import { useCurrentIssue } from './use-current-issue.ts';
import { useFollowingName } from './use-following-name.ts';
import type { IssueFormInUse } from './use-issue-form.ts';

const textOf = (error: unknown) => (typeof error === 'string' ? error : undefined);

/** Journal, volume and number: the place of the issue, suggested as the journal stands now. */
function PlaceFields({ form }: Pick<IssueFormInUse, 'form'>) {
  const current = useCurrentIssue({ form });
  useFollowingName({ form });
  return (
    <>
      <JournalField
        journalId={form.values.journalId}
        error={textOf(form.errors['journalId'])}
        onChoose={(journalId) => form.setFieldValue('journalId', journalId)}
      />
      <div className={styles.pair}>
        <TextInput label="Volume" withAsterisk maxLength={20} {...form.getInputProps('issueVolume')} />
        <TextInput label="Issue" withAsterisk maxLength={20} {...form.getInputProps('issueNumber')} />
      </div>
      <p className={styles.hint} role="status">
        {current && `The journal is in volume ${current.volume}, issue ${current.issue} now.`}
      </p>
    </>
  );
}

/** What the issue is called, and what it costs. */
export function IssueFields({ form }: Pick<IssueFormInUse, 'form'>) {
  return (
    <>
      <PlaceFields form={form} />
      <TextInput
        label="Name"
        description="Readers see it beside the cover and on the invoice. For example: Volume 3, Issue 4: Winds"
        withAsterisk
        dir="auto"
        {...form.getInputProps('stripeName')}
      />
      <Textarea
        label="Description"
        description="What the buyer gets, in a sentence or two. The payment service shows it."
        withAsterisk
        dir="auto"
        autosize
        minRows={2}
        maxRows={8}
        {...form.getInputProps('stripeDescription')}
      />
      <TextInput
        className={styles.price ?? ''}
        label={`Price in ${currency}`}
        description="For example: 149.00"
        inputMode="decimal"
        autoComplete="off"
        withAsterisk
        {...form.getInputProps('issuePrice')}
      />
    </>
  );
}

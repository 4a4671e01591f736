import { Textarea, TextInput } from '@mantine/core';
import { currency } from '../../../../contracts/constants.ts';
import { JournalField } from '../../journal-choice/journal-field.tsx';
import styles from './submit-issue.module.css';
import { useCurrentIssue } from './use-current-issue.ts';
import { useFollowingName } from './use-following-name.ts';
import type { IssueFormInUse } from './use-issue-form.ts';

const textOf = (error: unknown) => (typeof error === 'string' ? error : undefined);

/** Volume and number; the name follows them. */
function PlacePair({ form }: Pick<IssueFormInUse, 'form'>) {
  useFollowingName({ form });
  return (
    <div className={styles.pair}>
      <TextInput label="Volume" withAsterisk maxLength={20} {...form.getInputProps('issueVolume')} />
      <TextInput label="Issue" withAsterisk maxLength={20} {...form.getInputProps('issueNumber')} />
    </div>
  );
}

/** Journal, volume and number: the place of a new issue, suggested as the journal stands now. */
function NewPlace({ form }: Pick<IssueFormInUse, 'form'>) {
  const current = useCurrentIssue({ form });
  return (
    <>
      <JournalField
        journalId={form.values.journalId}
        error={textOf(form.errors['journalId'])}
        onChoose={(journalId) => form.setFieldValue('journalId', journalId)}
      />
      <PlacePair form={form} />
      <p className={styles.hint} role="status">
        {current && `The journal is in volume ${current.volume}, issue ${current.issue} now.`}
      </p>
    </>
  );
}

/** What the issue is called, and what it costs; one that is on sale keeps its journal. */
export function IssueFields({ form, isNew = true }: Pick<IssueFormInUse, 'form'> & { readonly isNew?: boolean }) {
  return (
    <>
      {isNew ? <NewPlace form={form} /> : <PlacePair form={form} />}
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

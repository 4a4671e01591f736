import { NativeSelect, TextInput } from '@mantine/core';
import { currency } from '../../../../contracts/constants.ts';
import type { AdministeredJournal } from '../../../../contracts/journal-administration.ts';
import { Message } from '../../../ui/forms/message.tsx';
import settings from '../../review-settings/review-settings.module.css';
import { reviewModelChoices, reviewNumbers } from '../../review-settings/typed-settings.ts';
import styles from './journal-editor.module.css';
import { underWayWords } from './journal-words.ts';
import type { JournalForm } from './use-journal-form.ts';

interface ReviewFieldsProps {
  readonly form: JournalForm;
  readonly journal: AdministeredJournal | null;
}

function ChiefField({ form, journal }: ReviewFieldsProps) {
  const chiefs = journal?.editorsInChief ?? [];
  return (
    <TextInput
      label={chiefs.length === 0 ? 'Editor in chief' : 'Another editor in chief'}
      description={
        chiefs.length === 0
          ? 'Who ratifies first decisions: the email address of their account. They get the role when you save.'
          : `It is ${chiefs.join(', ')}. To add somebody, enter the email address of their account; roles are taken back under People.`
      }
      withAsterisk={chiefs.length === 0}
      type="email"
      autoComplete="off"
      dir="ltr"
      {...form.getInputProps('editorInChief')}
    />
  );
}

/** Who decides about manuscripts, and within which times. */
export function ReviewFields({ form, journal }: ReviewFieldsProps) {
  const { reviewModel } = form.values;
  const isChanged = journal !== null && reviewModel !== journal.reviewModel;
  return (
    <>
      <NativeSelect label="Who decides" withAsterisk data={reviewModelChoices} {...form.getInputProps('reviewModel')} />
      {isChanged && (
        <Message kind="info">
          <p>
            It holds for manuscripts that are submitted from now on
            {underWayWords(journal, '; nothing changes for')}.
          </p>
        </Message>
      )}
      {reviewModel === 'double-anonymous' && (
        <>
          <ChiefField form={form} journal={journal} />
          <div className={settings.numbers}>
            {reviewNumbers.map(({ name, ...words }) => (
              <TextInput key={name} {...words} inputMode="numeric" withAsterisk {...form.getInputProps(name)} />
            ))}
          </div>
        </>
      )}
    </>
  );
}

/** What authors pay for open access. */
export function FeeField({ form }: Pick<ReviewFieldsProps, 'form'>) {
  return (
    <TextInput
      className={styles.short ?? ''}
      label={`Handling fee in ${currency}`}
      description="What an author pays for open access; 0.00 for nothing. It holds for manuscripts that are accepted from then on."
      inputMode="decimal"
      autoComplete="off"
      withAsterisk
      {...form.getInputProps('handlingFeeMinor')}
    />
  );
}

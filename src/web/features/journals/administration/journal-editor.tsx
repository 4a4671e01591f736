import { Button, NativeSelect, TextInput } from '@mantine/core';
import { Link } from 'react-router';
import { currency } from '../../../../contracts/constants.ts';
import type { AdministeredJournal } from '../../../../contracts/journal-administration.ts';
import { Message } from '../../../ui/forms/message.tsx';
import { ReadyFields } from '../../../ui/forms/ready-fields.tsx';
import { PanelSection } from '../../../ui/panel-section.tsx';
import textButton from '../../../ui/text-button.module.css';
import settings from '../../review-settings/review-settings.module.css';
import { reviewModelChoices, reviewNumbers } from '../../review-settings/typed-settings.ts';
import { CoverField, useCoverUpload } from './cover-field.tsx';
import styles from './journal-editor.module.css';
import { DescriptionField, IdentifierFields, NameFields, StartFields } from './journal-fields.tsx';
import { underWayWords } from './typed-journal.ts';
import { useJournalForm, type JournalForm } from './use-journal-form.ts';

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
function ReviewFields({ form, journal }: ReviewFieldsProps) {
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
function FeeField({ form }: Pick<ReviewFieldsProps, 'form'>) {
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

interface JournalEditorProps {
  readonly userId: string;
  /** Null for a new one. */
  readonly journal: AdministeredJournal | null;
  readonly listAddress: string;
  readonly onSaved: (message: string) => void;
  /** Begins anew, without what was kept. */
  readonly onRestart: () => void;
}

/** Everything that a journal needs. */
export function JournalEditor({ userId, journal, listAddress, onSaved, onRestart }: JournalEditorProps) {
  const { form, submit, failure, isBusy, isRestored, forget } = useJournalForm({ userId, journal, onSaved });
  const upload = useCoverUpload(form);
  const restart = () => {
    forget();
    onRestart();
  };
  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      <ReadyFields>
        {isRestored && (
          <Message kind="info">
            <p>
              What you typed here last time is still here.{' '}
              <button type="button" className={textButton.textButton} onClick={restart}>
                {journal === null ? 'Begin anew' : 'Show it as it stands'}
              </button>
            </p>
          </Message>
        )}
        <NameFields form={form} journal={journal} />
        <PanelSection title="What readers see">
          <DescriptionField form={form} />
          <CoverField form={form} upload={upload} />
        </PanelSection>
        <PanelSection title="Identifiers">
          <IdentifierFields form={form} />
        </PanelSection>
        <PanelSection title="Volumes and issues">
          <StartFields form={form} journal={journal} />
        </PanelSection>
        <PanelSection title="Peer review and fee">
          <ReviewFields form={form} journal={journal} />
          <FeeField form={form} />
        </PanelSection>
        {failure !== null && (
          <Message kind="bad">
            <p>{failure}</p>
            <p>What you entered is kept.</p>
          </Message>
        )}
        <div className={styles.actions}>
          <Button type="submit" size="md" loading={isBusy} disabled={upload.isSending}>
            {upload.isSending ? 'The cover is on its way' : journal === null ? 'Create the journal' : 'Save'}
          </Button>
          <Link to={listAddress}>Back to the list</Link>
          <p className={styles.hint}>What you enter is kept in this browser until it is saved.</p>
        </div>
      </ReadyFields>
    </form>
  );
}

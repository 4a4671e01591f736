import { Button, NativeSelect, TextInput } from '@mantine/core';
import { Link } from 'react-router';
import { currency } from '../../../../contracts/constants.ts';
import type { AdministeredJournal } from '../../../../contracts/journal-administration.ts';
import * as common from '../../../../messages/common.ts';
import * as t from '../../../../messages/journal-settings.ts';
import { Message } from '../../../ui/forms/message.tsx';
import { ReadyFields } from '../../../ui/forms/ready-fields.tsx';
import { PanelSection } from '../../../ui/panel-section.tsx';
import textButton from '../../../ui/text-button.module.css';
import settings from '../../review-settings/review-settings.module.css';
import { reviewModelChoices, reviewNumbers } from '../../review-settings/typed-settings.ts';
import { CoverField, useCoverUpload } from './cover-field.tsx';
import styles from './journal-editor.module.css';
import { DescriptionField, IdentifierFields, NameFields, StartFields } from './journal-fields.tsx';
import { useJournalForm, type JournalForm } from './use-journal-form.ts';

interface ReviewFieldsProps {
  readonly form: JournalForm;
  readonly journal: AdministeredJournal | null;
}

function ChiefField({ form, journal }: ReviewFieldsProps) {
  const chiefs = journal?.editorsInChief ?? [];
  return (
    <TextInput
      label={chiefs.length === 0 ? t.editorInChief() : t.anotherChief()}
      description={chiefs.length === 0 ? t.editorInChiefHelp() : t.anotherChiefHelp({ names: chiefs.join(', ') })}
      withAsterisk={chiefs.length === 0}
      type="email"
      autoComplete="off"
      dir="ltr"
      {...form.getInputProps('editorInChief')}
    />
  );
}

/** Who decides about manuscripts, and the deadlines. */
function ReviewFields({ form, journal }: ReviewFieldsProps) {
  const { reviewModel } = form.values;
  const isChanged = journal !== null && reviewModel !== journal.reviewModel;
  return (
    <>
      <NativeSelect
        label={t.whoDecides()}
        withAsterisk
        data={reviewModelChoices}
        {...form.getInputProps('reviewModel')}
      />
      {isChanged && (
        <Message kind="info">
          <p>{t.modelChanges({ count: journal.manuscriptsUnderWay })}</p>
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

/** The fee for open access. */
function FeeField({ form }: Pick<ReviewFieldsProps, 'form'>) {
  return (
    <TextInput
      className={styles.short ?? ''}
      label={t.feeIn({ currency })}
      description={t.feeHelp()}
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
  /** Starts again without the saved draft. */
  readonly onRestart: () => void;
}

/** The form of a journal. */
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
              {t.restored()}{' '}
              <button type="button" className={textButton.textButton} onClick={restart}>
                {journal === null ? t.startAgain() : t.discardChanges()}
              </button>
            </p>
          </Message>
        )}
        <NameFields form={form} journal={journal} />
        <PanelSection title={t.forReaders()}>
          <DescriptionField form={form} />
          <CoverField form={form} upload={upload} />
        </PanelSection>
        <PanelSection title={t.identifiers()}>
          <IdentifierFields form={form} />
        </PanelSection>
        <PanelSection title={t.volumesAndIssues()}>
          <StartFields form={form} journal={journal} />
        </PanelSection>
        <PanelSection title={t.reviewAndFee()}>
          <ReviewFields form={form} journal={journal} />
          <FeeField form={form} />
        </PanelSection>
        {failure !== null && (
          <Message kind="bad">
            <p>{failure}</p>
          </Message>
        )}
        <div className={styles.actions}>
          <Button type="submit" size="md" loading={isBusy} disabled={upload.isSending}>
            {upload.isSending ? t.uploadingCover() : journal === null ? t.createJournal() : common.save()}
          </Button>
          <Link to={listAddress}>{t.backToList()}</Link>
          <p className={styles.hint}>{t.savedInBrowser()}</p>
        </div>
      </ReadyFields>
    </form>
  );
}

import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { AdministeredJournal } from '../../../../contracts/journal-administration.ts';
import { Message } from '../../../ui/forms/message.tsx';
import { ReadyFields } from '../../../ui/forms/ready-fields.tsx';
import { PanelSection } from '../../../ui/panel-section.tsx';
import textButton from '../../../ui/text-button.module.css';
import { CoverField, useCoverUpload } from './cover-field.tsx';
import styles from './journal-editor.module.css';
import { DescriptionField, IdentifierFields, NameFields, StartFields } from './journal-fields.tsx';
import { FeeField, ReviewFields } from './review-fields.tsx';
import { useJournalForm } from './use-journal-form.ts';

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

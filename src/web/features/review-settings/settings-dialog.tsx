import { Checkbox, NativeSelect, TextInput, type NativeSelectProps } from '@mantine/core';
import { assignment } from '../../../contracts/assignment.ts';
import type { ReviewSettings } from '../../../contracts/review-settings-values.ts';
import { editorial } from '../../../contracts/editorial.ts';
import * as common from '../../../messages/common.ts';
import * as t from '../../../messages/review-settings.ts';
import { useCall, useCallMutation } from '../../api/use-call.ts';
import { DialogActions } from '../../ui/forms/dialog-actions.tsx';
import dialog from '../../ui/forms/dialog.module.css';
import { Dialog } from '../../ui/forms/dialog.tsx';
import { Message } from '../../ui/forms/message.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { bdi } from '../../ui/message-tags.tsx';
import { showNotice } from '../../ui/notices/notices.ts';
import styles from './review-settings.module.css';
import { reviewModelChoices, reviewNumbers, TypedSettings } from './typed-settings.ts';

interface SettingsDialogProps {
  readonly journal: ReviewSettings;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

function blankOf(journal: ReviewSettings) {
  const { reviewModel, reportsNeeded, invitationDays, reviewDays, revisionDays, editorDays } = journal;
  return {
    reviewModel,
    reportsNeeded: String(reportsNeeded),
    invitationDays: String(invitationDays),
    reviewDays: String(reviewDays),
    revisionDays: String(revisionDays),
    editorDays: String(editorDays),
    newManuscriptsTo: journal.newManuscriptsTo ?? '',
    showsStatistics: journal.showsStatistics,
    publishesReviews: journal.publishesReviews,
    hasProduction: journal.hasProduction,
  };
}

/** Who gets new manuscripts, among the editors of a journal. */
function EditorSelect({ journal, ...input }: NativeSelectProps & { readonly journal: string }) {
  const all = useCall(assignment.editors).data ?? [];
  const editors = all.filter(({ journals }) => journals.includes(journal));
  return (
    <NativeSelect
      label={t.newManuscriptsTo()}
      description={t.newManuscriptsToHelp()}
      data={[
        { value: '', label: t.noEditor() },
        ...editors.map(({ userId, name }) => ({ value: userId, label: name })),
      ]}
      {...input}
    />
  );
}

function SettingsForm({ journal, onClose }: Omit<SettingsDialogProps, 'isOpen'>) {
  const { form, problem, refuse, submit } = useContractForm(TypedSettings, blankOf(journal));
  const change = useCallMutation(editorial.changeSettings, [editorial.settings, editorial.desk]);
  const send = submit((body) =>
    change.mutate(
      { params: { journalId: journal.journalId }, body },
      {
        onSuccess: ({ message }) => {
          showNotice('good', message);
          onClose();
        },
        onError: refuse,
      },
    ),
  );
  return (
    <form className={dialog.body} method="post" noValidate onSubmit={send}>
      <p>{t.appliesTo({ journal: journal.journalTitle, bdi })}</p>
      <NativeSelect
        label={t.whoDecides()}
        data-autofocus
        data={reviewModelChoices}
        {...form.getInputProps('reviewModel')}
      />
      {form.values.reviewModel === 'double-anonymous' && (
        <EditorSelect journal={journal.journalAbbreviation} {...form.getInputProps('newManuscriptsTo')} />
      )}
      {form.values.reviewModel === 'double-anonymous' && (
        <div className={styles.numbers}>
          {reviewNumbers.map(({ name, ...words }) => (
            <TextInput key={name} {...words} inputMode="numeric" withAsterisk {...form.getInputProps(name)} />
          ))}
        </div>
      )}
      {form.values.reviewModel === 'double-anonymous' && (
        <Checkbox
          label={t.publishesReviews()}
          description={t.publishesReviewsHelp()}
          {...form.getInputProps('publishesReviews', { type: 'checkbox' })}
        />
      )}
      {form.values.reviewModel === 'double-anonymous' && (
        <Checkbox
          label={t.hasProduction()}
          description={t.hasProductionHelp()}
          {...form.getInputProps('hasProduction', { type: 'checkbox' })}
        />
      )}
      <Checkbox
        label={t.showsStatistics()}
        description={t.showsStatisticsHelp()}
        {...form.getInputProps('showsStatistics', { type: 'checkbox' })}
      />
      {problem !== null && <Message kind="bad">{problem}</Message>}
      <DialogActions onCancel={onClose} isBusy={change.isPending}>
        {common.save()}
      </DialogActions>
    </form>
  );
}

/** Changes a journal's review settings. */
export function SettingsDialog({ journal, isOpen, onClose }: SettingsDialogProps) {
  return (
    <Dialog title={t.reviewSettings()} size="lg" isOpen={isOpen} onClose={onClose}>
      <SettingsForm journal={journal} onClose={onClose} />
    </Dialog>
  );
}

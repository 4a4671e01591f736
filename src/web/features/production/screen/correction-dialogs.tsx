import { Textarea } from '@mantine/core';
import { useNavigate } from 'react-router';
import { production as calls } from '../../../../contracts/production.ts';
import { textCorrections } from '../../../../contracts/text-corrections.ts';
import * as manuscripts from '../../../../messages/manuscripts.ts';
import * as t from '../../../../messages/production.ts';
import { useCallMutation } from '../../../api/use-call.ts';
import { ConfirmDialog } from '../../../ui/forms/confirm-dialog.tsx';
import { DialogActions } from '../../../ui/forms/dialog-actions.tsx';
import dialog from '../../../ui/forms/dialog.module.css';
import { Dialog } from '../../../ui/forms/dialog.tsx';
import { Message } from '../../../ui/forms/message.tsx';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { showNotice } from '../../../ui/notices/notices.ts';
import type { StepDialogProps } from './step-dialogs.tsx';

interface QuestionProps extends StepDialogProps {
  readonly call: typeof textCorrections.open;
  readonly title: string;
  readonly action: string;
  readonly help: string;
}

/** Asks before the text is opened, or its correction dropped. */
function Question({ call, title, action, help, production, take, isOpen, onClose }: QuestionProps) {
  const mutation = useCallMutation(call, [calls.list]);
  return (
    <ConfirmDialog
      title={title}
      action={action}
      isOpen={isOpen}
      isBusy={mutation.isPending}
      problem={mutation.error?.message ?? null}
      onClose={onClose}
      onConfirm={() =>
        mutation.mutate(
          { params: { manuscriptId: production.manuscriptId } },
          {
            onSuccess: ({ message, production: changed }) => {
              showNotice('good', message);
              take(changed);
              onClose();
            },
          },
        )
      }
    >
      {help}
    </ConfirmDialog>
  );
}

/** Opens a published text for a correction. */
export const OpenCorrectionDialog = (props: StepDialogProps) => (
  <Question
    {...props}
    call={textCorrections.open}
    title={t.correctTextTitle()}
    action={t.correctText()}
    help={t.correctTextHelp()}
  />
);

/** Drops a correction. */
export const DropCorrectionDialog = (props: StepDialogProps) => (
  <Question
    {...props}
    call={textCorrections.drop}
    title={t.dropCorrectionTitle()}
    action={t.dropCorrection()}
    help={t.dropCorrectionHelp()}
  />
);

const Typed = textCorrections.publish.body.omit({ revision: true, corrections: true });

function CorrectionForm({ production, onClose }: Omit<StepDialogProps, 'isOpen'>) {
  const { manuscriptId, revision, corrections, problems } = production;
  const { form, problem, refuse, submit } = useContractForm(Typed, { notice: '' });
  const publish = useCallMutation(textCorrections.publish, [calls.single, calls.list]);
  const navigate = useNavigate();
  const send = submit((body) =>
    publish.mutate(
      { params: { manuscriptId }, body: { ...body, revision, corrections } },
      {
        onSuccess: ({ message, url }) => {
          showNotice('good', message);
          void navigate(url);
        },
        onError: refuse,
      },
    ),
  );
  return (
    <form className={dialog.body} method="post" noValidate onSubmit={send}>
      <p>{t.publishCorrectionHelp()}</p>
      {problems.length > 0 && <Message kind="warn">{t.stillToCheck({ count: problems.length })}</Message>}
      <Textarea
        label={manuscripts.noticeOfCorrection()}
        description={manuscripts.noticeOfCorrectionHelp()}
        autosize
        minRows={3}
        data-autofocus
        withAsterisk
        {...form.getInputProps('notice')}
      />
      {problem !== null && <Message kind="bad">{problem}</Message>}
      <DialogActions onCancel={onClose} isBusy={publish.isPending}>
        {t.publishCorrection()}
      </DialogActions>
    </form>
  );
}

/** Publishes a corrected text with a notice. */
export function PublishCorrectionDialog({ isOpen, ...props }: StepDialogProps) {
  return (
    <Dialog title={t.publishCorrectionTitle()} size="lg" isOpen={isOpen} onClose={props.onClose}>
      <CorrectionForm {...props} />
    </Dialog>
  );
}

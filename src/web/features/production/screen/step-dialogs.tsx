import { Button, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { BodyOf } from '../../../../contracts/call.ts';
import { production as calls } from '../../../../contracts/production.ts';
import { usualDays } from '../../../../contracts/production-proof.ts';
import * as t from '../../../../messages/production.ts';
import { useCallMutation } from '../../../api/use-call.ts';
import { DialogActions } from '../../../ui/forms/dialog-actions.tsx';
import dialog from '../../../ui/forms/dialog.module.css';
import { Dialog } from '../../../ui/forms/dialog.tsx';
import { Message } from '../../../ui/forms/message.tsx';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { showNotice } from '../../../ui/notices/notices.ts';
import { dayAhead, openCopyEditor } from '../stage-words.ts';
import type { ScreenProps } from './screen-props.ts';

export interface StepDialogProps extends ScreenProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

type FormProps = Omit<StepDialogProps, 'isOpen'>;

/** What happens when a call has changed the production. */
const changed = (
  { take, onClose }: FormProps,
  refuse: (error: { message: string; fields: Record<string, string> }) => void,
) => ({
  onSuccess: ({ message, production }: { message: string; production: ScreenProps['production'] }) => {
    showNotice('good', message);
    take(production);
    onClose();
  },
  onError: refuse,
});

function CopyEditorForm(props: FormProps) {
  const { manuscriptId, tasks } = props.production;
  const task = tasks.find(({ kind }) => kind === 'copy-edit');
  const dueOn = task?.dueOn ?? dayAhead(usualDays['copy-edit']);
  const { form, problem, refuse, submit } = useContractForm(calls.assign.body, { email: '', dueOn });
  const assign = useCallMutation(calls.assign, [calls.single]);
  const assigned = (body: BodyOf<typeof calls.assign>) =>
    assign.mutate({ params: { manuscriptId }, body }, changed(props, refuse));
  return (
    <form className={dialog.body} method="post" noValidate onSubmit={submit(assigned)}>
      <TextInput
        label={t.copyEditorEmail()}
        description={t.copyEditorHelp()}
        type="email"
        data-autofocus
        withAsterisk
        {...form.getInputProps('email')}
      />
      <TextInput label={t.dueOn()} type="date" withAsterisk {...form.getInputProps('dueOn')} />
      {problem !== null && <Message kind="bad">{problem}</Message>}
      {task?.person && (
        <Button variant="default" onClick={() => assigned({ email: null, dueOn })}>
          {t.takeBack()}
        </Button>
      )}
      <DialogActions onCancel={props.onClose} isBusy={assign.isPending}>
        {t.ask()}
      </DialogActions>
    </form>
  );
}

/** Asks a person to copy-edit the text. */
export function CopyEditorDialog({ isOpen, ...props }: StepDialogProps) {
  return (
    <Dialog title={t.askCopyEditor()} isOpen={isOpen} onClose={props.onClose}>
      <CopyEditorForm {...props} />
    </Dialog>
  );
}

function ProofForm(props: FormProps) {
  const { manuscriptId, revision, problems, submitter } = props.production;
  const copyEditor = openCopyEditor(props.production);
  const Typed = calls.sendProof.body.omit({ revision: true });
  const { form, problem, refuse, submit } = useContractForm(Typed, { dueOn: dayAhead(usualDays.proof) });
  const sendProof = useCallMutation(calls.sendProof, [calls.single]);
  const send = submit((body) =>
    sendProof.mutate({ params: { manuscriptId }, body: { ...body, revision } }, changed(props, refuse)),
  );
  return (
    <form className={dialog.body} method="post" noValidate onSubmit={send}>
      <p>{t.sendProofHelp({ name: submitter })}</p>
      {copyEditor && <Message kind="warn">{t.endsCopyEdit({ name: copyEditor.name })}</Message>}
      {problems.length > 0 && <Message kind="warn">{t.stillToCheck({ count: problems.length })}</Message>}
      <TextInput label={t.dueOn()} type="date" data-autofocus withAsterisk {...form.getInputProps('dueOn')} />
      {problem !== null && <Message kind="bad">{problem}</Message>}
      <DialogActions onCancel={props.onClose} isBusy={sendProof.isPending}>
        {t.sendProof()}
      </DialogActions>
    </form>
  );
}

/** Sends the proof to the author. */
export function ProofDialog({ isOpen, ...props }: StepDialogProps) {
  return (
    <Dialog title={t.sendProofTitle()} isOpen={isOpen} onClose={props.onClose}>
      <ProofForm {...props} />
    </Dialog>
  );
}

function ApproveForm(props: FormProps) {
  const { manuscriptId } = props.production;
  const { form, problem, refuse, submit } = useContractForm(calls.approveForAuthor.body, { reason: '' });
  const approve = useCallMutation(calls.approveForAuthor, [calls.single]);
  const send = submit((body) => approve.mutate({ params: { manuscriptId }, body }, changed(props, refuse)));
  return (
    <form className={dialog.body} method="post" noValidate onSubmit={send}>
      <Textarea
        label={t.reason()}
        description={t.reasonHelp()}
        autosize
        minRows={2}
        data-autofocus
        withAsterisk
        {...form.getInputProps('reason')}
      />
      {problem !== null && <Message kind="bad">{problem}</Message>}
      <DialogActions onCancel={props.onClose} isBusy={approve.isPending}>
        {t.approve()}
      </DialogActions>
    </form>
  );
}

/** Goes on without the author's approval. */
export function ApproveDialog({ isOpen, ...props }: StepDialogProps) {
  return (
    <Dialog title={t.approveTitle()} isOpen={isOpen} onClose={props.onClose}>
      <ApproveForm {...props} />
    </Dialog>
  );
}

function PublishForm({ production, onClose }: FormProps) {
  const { manuscriptId, revision, journalTitle, isModeChosen, problems, proof } = production;
  const [reason, setReason] = useState('');
  const publish = useCallMutation(calls.publish, [calls.single, calls.list]);
  const navigate = useNavigate();
  const body = { revision, ...(isModeChosen ? {} : { overrideReason: reason }) };
  return (
    <form
      className={dialog.body}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        publish.mutate(
          { params: { manuscriptId }, body },
          {
            onSuccess: ({ message, url }) => {
              showNotice('good', message);
              void navigate(url);
            },
          },
        );
      }}
    >
      <p>{t.publishHelp({ journal: journalTitle })}</p>
      {proof?.isEditedSince && <Message kind="warn">{t.editedSinceApproval()}</Message>}
      {problems.length > 0 && <Message kind="warn">{t.stillToCheck({ count: problems.length })}</Message>}
      {!isModeChosen && (
        <Textarea
          label={t.overrideReason()}
          description={t.modeFirst()}
          autosize
          minRows={2}
          withAsterisk
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      )}
      {publish.error && <Message kind="bad">{publish.error.message}</Message>}
      <DialogActions onCancel={onClose} isBusy={publish.isPending} isHeld={!isModeChosen && reason.trim() === ''}>
        {t.publish()}
      </DialogActions>
    </form>
  );
}

/** Publishes the article. */
export function PublishDialog({ isOpen, ...props }: StepDialogProps) {
  return (
    <Dialog title={t.publishTitle()} isOpen={isOpen} onClose={props.onClose}>
      <PublishForm {...props} />
    </Dialog>
  );
}

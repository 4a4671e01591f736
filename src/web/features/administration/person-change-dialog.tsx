import { administration } from '../../../contracts/administration.ts';
import { outbox } from '../../../contracts/outbox.ts';
import { useCallMutation } from '../../api/use-call.ts';
import { ConfirmDialog } from '../../ui/forms/confirm-dialog.tsx';
import { showNotice } from '../../ui/notices/notices.ts';
import { refreshSession } from '../accounts/refresh-session.ts';
import { changeWords, type PersonChange } from './person-change.ts';

/** Carries out a confirmed change, then calls `onDone`. */
function usePersonChange(ownId: string, onDone: () => void) {
  const outdated = [administration.people];
  const administrator = useCallMutation(administration.setAdministrator, outdated);
  const disabled = useCallMutation(administration.setDisabled, outdated);
  const role = useCallMutation(administration.setJournalRole, outdated);
  const mark = useCallMutation(outbox.clearUndeliverable, [...outdated, outbox.undeliverable]);
  const mutations = [administrator, disabled, role, mark];

  const carryOut = (change: PersonChange) => {
    const params = { userId: change.person.id };
    const onSuccess = () => {
      showNotice('good', changeWords(change, ownId).done);
      onDone();
      if (change.person.id === ownId) void refreshSession();
    };
    switch (change.kind) {
      case 'administrator':
        return administrator.mutate({ params, body: { isAdmin: change.isAdmin } }, { onSuccess });
      case 'disabled':
        return disabled.mutate({ params, body: { isDisabled: change.isDisabled } }, { onSuccess });
      case 'mark-taken':
        return mark.mutate({ body: { address: change.person.email } }, { onSuccess });
      case 'role-taken': {
        const body = { journalId: change.held.journalId, role: change.held.role, isHeld: false };
        return role.mutate({ params, body }, { onSuccess });
      }
    }
  };
  return {
    carryOut,
    isBusy: mutations.some(({ isPending }) => isPending),
    problem: mutations.find(({ error }) => error !== null)?.error?.message ?? null,
    forgetProblem: () => {
      for (const { reset } of mutations) reset();
    },
  };
}

interface PersonChangeDialogProps {
  readonly change: PersonChange;
  readonly isOpen: boolean;
  readonly ownId: string;
  readonly onClose: () => void;
}

/** Confirms a change of an account, and shows the server's refusal. */
export function PersonChangeDialog({ change, isOpen, ownId, onClose }: PersonChangeDialogProps) {
  const { carryOut, isBusy, problem, forgetProblem } = usePersonChange(ownId, onClose);
  const { title, question, action } = changeWords(change, ownId);
  const close = () => {
    forgetProblem();
    onClose();
  };
  return (
    <ConfirmDialog
      title={title}
      action={action}
      isOpen={isOpen}
      isBusy={isBusy}
      problem={problem}
      onClose={close}
      onConfirm={() => carryOut(change)}
    >
      {question}
    </ConfirmDialog>
  );
}

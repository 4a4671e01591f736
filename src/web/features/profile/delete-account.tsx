import { Button } from '@mantine/core';
import { useState } from 'react';
import { accounts } from '../../../contracts/accounts.ts';
import { issues } from '../../../contracts/issues.ts';
import { manuscripts } from '../../../contracts/manuscripts.ts';
import { useCall, useCallMutation } from '../../api/use-call.ts';
import { forgetTextsOf } from '../../drafts/kept-text.ts';
import { formatDay } from '../../ui/format-day.ts';
import dialog from '../../ui/forms/dialog.module.css';
import { Dialog } from '../../ui/forms/dialog.tsx';
import { Message } from '../../ui/forms/message.tsx';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { showNotice } from '../../ui/notices/notices.ts';
import { PanelSection } from '../../ui/panel-section.tsx';
import styles from '../accounts/account-aside.module.css';
import { forgetEdits } from '../accounts/sign-out.ts';
import { usePassStanding } from '../payments/use-pass-standing.ts';

interface Belongings {
  /** When the pass that runs ends; null without one. */
  readonly passEndsAt: Date | null;
  readonly fullIssues: number;
  readonly drafts: number;
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** What a person loses with the account, in one sentence; null where there is nothing. */
export function lossesOf({ passEndsAt, fullIssues, drafts }: Belongings): string | null {
  const parts = [
    passEndsAt === null ? [] : `your pass, which runs until ${formatDay(passEndsAt.toISOString().slice(0, 10))}`,
    fullIssues === 0 ? [] : `${counted(fullIssues, 'full issue', 'full issues')} that you bought`,
    drafts === 0 ? [] : counted(drafts, 'draft', 'drafts'),
  ].flat();
  return parts.length === 0 ? null : `You lose ${new Intl.ListFormat('en-GB').format(parts)}.`;
}

interface DeleteAccountProps {
  readonly userId: string;
  readonly onDeleted: () => void;
}

const passwordIsThere = ({ currentPassword }: { currentPassword: string }): Record<string, string> =>
  currentPassword === '' ? { currentPassword: 'Please enter your password.' } : {};

/** What goes with the account, as far as it is known. */
function useLosses(): string | null {
  const { running } = usePassStanding();
  const bought = useCall(issues.purchased);
  const counts = useCall(manuscripts.counts);
  return lossesOf({
    passEndsAt: running?.endsAt ?? null,
    fullIssues: bought.data?.fullIssuePurchasedUser.length ?? 0,
    drafts: counts.data?.drafts ?? 0,
  });
}

function DeletionForm({ userId, onDeleted, onClose }: DeleteAccountProps & { onClose: () => void }) {
  const call = accounts.deleteAccount;
  const { form, problem, refuse, submit } = useContractForm(call.body, { currentPassword: '' }, passwordIsThere);
  const remove = useCallMutation(call);
  const losses = useLosses();
  const send = submit((body) =>
    remove.mutate(
      { params: { id: userId }, body },
      {
        onSuccess: ({ message }) => {
          showNotice('good', message);
          onDeleted();
          forgetEdits();
          forgetTextsOf(userId);
        },
        onError: refuse,
      },
    ),
  );
  return (
    <form className={dialog.body} method="post" noValidate onSubmit={send}>
      <ul className={styles.steps}>
        {losses !== null && <li>{losses}</li>}
        <li>Your name, address and password are erased, your roles and sign-ins end. This cannot be undone.</li>
        <li>Published articles stay, with their authors, as part of the scholarly record.</li>
        <li>Receipts are kept for as long as the law asks.</li>
      </ul>
      {problem && <Message kind="bad">{problem}</Message>}
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        data-autofocus
        {...form.getInputProps('currentPassword')}
      />
      <div className={dialog.actions}>
        <Button variant="default" onClick={onClose}>
          Keep my account
        </Button>
        <Button type="submit" color="var(--bad)" loading={remove.isPending}>
          Delete my account
        </Button>
      </div>
    </form>
  );
}

/** Deletes the account of the person who is signed in, after the password. */
export function DeleteAccount({ userId, onDeleted }: DeleteAccountProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <PanelSection
      title="Delete your account"
      lead="Published articles keep their authors. While a manuscript of yours awaits a decision, the account stays. Reviews that you have not finished end, and their editors are told."
    >
      <div>
        <Button variant="outline" color="var(--bad)" onClick={() => setOpen(true)}>
          Delete my account
        </Button>
      </div>
      <Dialog title="Delete your account?" isOpen={isOpen} onClose={close}>
        <DeletionForm userId={userId} onDeleted={onDeleted} onClose={close} />
      </Dialog>
    </PanelSection>
  );
}

import { Button } from '@mantine/core';
import { useState } from 'react';
import { accounts } from '../../../contracts/accounts.ts';
import { issues } from '../../../contracts/issues.ts';
import { manuscripts } from '../../../contracts/manuscripts.ts';
import * as t from '../../../messages/profile.ts';
import { useCall, useCallMutation } from '../../api/use-call.ts';
import { forgetTextsOf } from '../../drafts/saved-text.ts';
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
import { usePassStatus } from '../payments/use-pass-status.ts';

interface Belongings {
  /** When the active pass ends; null without one. */
  readonly passEndsAt: Date | null;
  readonly fullIssues: number;
  readonly drafts: number;
}

/** What a person loses with the account, in one sentence; null if nothing. */
export function lossesOf({ passEndsAt, fullIssues, drafts }: Belongings): string | null {
  const parts = [
    passEndsAt === null ? [] : t.lossPass({ date: formatDay(passEndsAt.toISOString()) }),
    fullIssues === 0 ? [] : t.lossIssues({ count: fullIssues }),
    drafts === 0 ? [] : t.lossDrafts({ count: drafts }),
  ].flat();
  return parts.length === 0 ? null : t.youLose({ losses: new Intl.ListFormat('en-GB').format(parts) });
}

interface DeleteAccountProps {
  readonly userId: string;
  readonly onDeleted: () => void;
}

const passwordIsThere = ({ currentPassword }: { currentPassword: string }): Record<string, string> =>
  currentPassword === '' ? { currentPassword: t.passwordMissing() } : {};

/** What the person loses with the account, as far as it has loaded. */
function useLosses(): string | null {
  const { running } = usePassStatus();
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
        <li>{t.whatIsErased()}</li>
        <li>{t.reviewsEnd()}</li>
        <li>{t.articlesStay()}</li>
        <li>{t.receiptsStay()}</li>
      </ul>
      {problem && <Message kind="bad">{problem}</Message>}
      <PasswordField
        label={t.yourPassword()}
        autoComplete="current-password"
        data-autofocus
        {...form.getInputProps('currentPassword')}
      />
      <div className={dialog.actions}>
        <Button variant="default" onClick={onClose}>
          {t.keepAccount()}
        </Button>
        <Button type="submit" color="var(--bad)" loading={remove.isPending}>
          {t.deleteMyAccount()}
        </Button>
      </div>
    </form>
  );
}

/** Deletes the account of the signed-in person, after the password. */
export function DeleteAccount({ userId, onDeleted }: DeleteAccountProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <PanelSection folds title={t.deleteAccount()} lead={t.deleteAccountLead()}>
      <div>
        <Button variant="outline" color="var(--bad)" onClick={() => setOpen(true)}>
          {t.deleteMyAccount()}
        </Button>
      </div>
      <Dialog title={t.deleteAccountTitle()} isOpen={isOpen} onClose={close}>
        <DeletionForm userId={userId} onDeleted={onDeleted} onClose={close} />
      </Dialog>
    </PanelSection>
  );
}

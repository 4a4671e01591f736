import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useEffect, type ReactNode } from 'react';
import { accounts } from '../../../contracts/accounts.ts';
import { siteDay } from '../../../contracts/site-zone.ts';
import type { CurrentUser } from '../../../contracts/own-data.ts';
import * as t from '../../../messages/profile.ts';
import { useCall, useCallMutation } from '../../api/use-call.ts';
import { formatDay } from '../../ui/format-day.ts';
import { Message } from '../../ui/forms/message.tsx';
import { bdi } from '../../ui/message-tags.tsx';
import { showNotice } from '../../ui/notices/notices.ts';
import { PanelSection } from '../../ui/panel-section.tsx';
import { refreshSession } from '../accounts/refresh-session.ts';
import { MutedReminders } from '../reviewing/settings/muted-reminders.tsx';
import { ChangePassword } from './change-password.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { ProfileEditor } from './profile-editor.tsx';
import { OwnOrcid } from './own-orcid.tsx';
import styles from './profile-panel.module.css';
import { SignInPlaces } from './sign-in-places.tsx';

/** Downloads a file made in the browser. */
function downloadJson(name: string, content: unknown): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has read the address by then.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}

/** Everything stored about the person, as a file. */
function OwnDataDownload({ userId }: { userId: string }) {
  const read = useCallMutation(accounts.ownData);
  const download = () =>
    read.mutate(
      { params: { id: userId } },
      {
        onSuccess: (data) => downloadJson(`my-data-${siteDay(new Date())}.json`, data),
        onError: ({ message }) => showNotice('bad', message),
      },
    );
  return (
    <PanelSection folds title={t.yourData()} lead={t.yourDataLead()}>
      <div>
        <Button
          variant="default"
          leftSection={<IconDownload aria-hidden stroke={1.5} size={20} />}
          loading={read.isPending}
          onClick={download}
        >
          {t.downloadData()}
        </Button>
      </div>
    </PanelSection>
  );
}

interface MailStatusProps {
  readonly userId: string;
  readonly email: string;
}

const quote = (children: ReactNode) => <q dir="auto">{children}</q>;

/** Tells a person that emails to them bounce, and what to do about it. */
function MailStatus({ userId, email }: MailStatusProps) {
  const params = { id: userId };
  const { data } = useCall(accounts.mailStatus, { params });
  const confirm = useCallMutation(accounts.confirmAddress);
  if (!data || data.comesBack === null) return null;
  return (
    <>
      <Message kind="bad">
        <p>
          {t.emailsBounce({
            email,
            date: formatDay(data.comesBack.since),
            reason: data.comesBack.reason,
            address: bdi,
            quote,
          })}
        </p>
        <p>{t.emailsBounceHelp()}</p>
        <p>
          <Button
            variant="default"
            loading={confirm.isPending}
            disabled={confirm.isSuccess}
            onClick={() => confirm.mutate({ params })}
          >
            {t.sendConfirmation()}
          </Button>
        </p>
      </Message>
      {confirm.data && <Message kind="good">{confirm.data.message}</Message>}
      {confirm.error && <Message kind="bad">{confirm.error.message}</Message>}
    </>
  );
}

interface ProfilePanelProps {
  readonly user: CurrentUser;
  readonly onDeleted: () => void;
}

/** The profile and the settings of the account. */
export function ProfilePanel({ user, onDeleted }: ProfilePanelProps) {
  useEffect(() => {
    // The profile may have changed elsewhere since the login.
    void refreshSession();
  }, []);
  return (
    <div className={styles.panel}>
      <MailStatus userId={user.id} email={user.email} />
      <ProfileEditor user={user} />
      <OwnOrcid userId={user.id} />
      <MutedReminders />
      <ChangePassword userId={user.id} />
      <SignInPlaces userId={user.id} />
      <OwnDataDownload userId={user.id} />
      <DeleteAccount userId={user.id} onDeleted={onDeleted} />
    </div>
  );
}

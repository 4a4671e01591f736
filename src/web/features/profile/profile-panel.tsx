import { useEffect } from 'react';
import type { CurrentUser } from '../../../contracts/own-data.ts';
import { refreshSession } from '../accounts/refresh-session.ts';
import { MutedReminders } from '../reviewing/settings/muted-reminders.tsx';
import { ChangePassword } from './change-password.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { MailStanding } from './mail-standing.tsx';
import { OwnDataDownload } from './own-data-download.tsx';
import { ProfileEditor } from './profile-editor.tsx';
import styles from './profile-panel.module.css';
import { SignInPlaces } from './sign-in-places.tsx';

interface ProfilePanelProps {
  readonly user: CurrentUser;
  readonly onDeleted: () => void;
}

/** The profile and all that a person decides about the account. */
export function ProfilePanel({ user, onDeleted }: ProfilePanelProps) {
  useEffect(() => {
    // The profile may have been edited elsewhere since the login.
    void refreshSession();
  }, []);
  return (
    <div className={styles.panel}>
      <MailStanding userId={user.id} email={user.email} />
      <ProfileEditor user={user} />
      <MutedReminders />
      <ChangePassword userId={user.id} />
      <SignInPlaces userId={user.id} />
      <OwnDataDownload userId={user.id} />
      <DeleteAccount userId={user.id} onDeleted={onDeleted} />
    </div>
  );
}

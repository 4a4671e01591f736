import { useCallback, useState } from 'react';
import type { CurrentUser } from '../../../contracts/own-data.ts';
import { profileOf } from './kept-edit.ts';
import { ProfileForm } from './profile-form.tsx';
import styles from './profile-panel.module.css';
import { SavedNote } from './saved-note.tsx';

/** The profile's form, and what became of the last edit until the next one begins. */
export function ProfileEditor({ user }: { user: CurrentUser }) {
  const [saved, setSaved] = useState<{ readonly waitsForAddress: string | null } | null>(null);
  const forget = useCallback(() => setSaved(null), []);
  return (
    <div className={styles.form}>
      {saved && <SavedNote current={user.email} waitsForAddress={saved.waitsForAddress} />}
      {/* A profile that was changed elsewhere gets a form of its own, so that no older value is saved over it. */}
      <ProfileForm
        key={JSON.stringify(profileOf(user))}
        user={user}
        onSaved={(waitsForAddress) => setSaved({ waitsForAddress })}
        onTyped={forget}
      />
    </div>
  );
}

import { useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { emailChangeLinkHours, homeAfterProfileEdit } from '../../../contracts/constants.ts';
import type { CurrentUser } from '../../../contracts/own-data.ts';
import { pages } from '../../../contracts/pages.ts';
import buttons from '../../ui/button.module.css';
import { Message } from '../../ui/forms/message.tsx';
import { useMoveOn } from '../../ui/forms/use-move-on.ts';
import { profileOf } from './kept-edit.ts';
import { ProfileForm } from './profile-form.tsx';
import styles from './profile-panel.module.css';

interface SavedNoteProps {
  readonly current: string;
  readonly waitsForAddress: string | null;
}

/** Says that the profile is saved and goes home after a while, unless the person stays. */
function SavedNote({ current, waitsForAddress }: SavedNoteProps) {
  const [stays, setStays] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useMoveOn(stays ? null : pages.home.href(), homeAfterProfileEdit);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className={styles.saved}>
      <Message kind="good">
        <p>Edit successful</p>
        {waitsForAddress !== null && (
          <p>
            We have written to {waitsForAddress}. Until the link in that email is followed, within{' '}
            {emailChangeLinkHours} hours, your address stays {current}.
          </p>
        )}
        {!stays && (
          <p>
            You will be on the home page in a moment.
            <span className={styles.onward}>
              <button type="button" className={buttons.plain} onClick={() => setStays(true)}>
                Stay here
              </button>
              <Link className={buttons.plain} to={pages.home.href()}>
                Go now
              </Link>
            </span>
          </p>
        )}
      </Message>
    </div>
  );
}

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

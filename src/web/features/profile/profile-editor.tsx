import { useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { emailChangeLinkHours, homeAfterProfileEdit } from '../../../contracts/constants.ts';
import type { CurrentUser } from '../../../contracts/own-data.ts';
import { pages } from '../../../contracts/pages.ts';
import * as t from '../../../messages/profile.ts';
import buttons from '../../ui/button.module.css';
import { Message } from '../../ui/forms/message.tsx';
import { useMoveOn } from '../../ui/forms/use-move-on.ts';
import { profileOf } from './saved-edit.ts';
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
        <p>{t.editSuccessful()}</p>
        {waitsForAddress !== null && (
          <p>{t.confirmNewAddress({ wanted: waitsForAddress, hours: emailChangeLinkHours, current })}</p>
        )}
        {!stays && (
          <p>
            {t.goingHome()}
            <span className={styles.onward}>
              <button type="button" className={buttons.plain} onClick={() => setStays(true)}>
                {t.stayHere()}
              </button>
              <Link className={buttons.plain} to={pages.home.href()}>
                {t.goNow()}
              </Link>
            </span>
          </p>
        )}
      </Message>
    </div>
  );
}

/** The profile's form, and the result of the last edit until the next one starts. */
export function ProfileEditor({ user }: { user: CurrentUser }) {
  const [saved, setSaved] = useState<{ readonly waitsForAddress: string | null } | null>(null);
  const forget = useCallback(() => setSaved(null), []);
  return (
    <div className={styles.form}>
      {saved && <SavedNote current={user.email} waitsForAddress={saved.waitsForAddress} />}
      {/* A profile changed elsewhere gets a new form, so that no older value overwrites it. */}
      <ProfileForm
        key={JSON.stringify(profileOf(user))}
        user={user}
        onSaved={(waitsForAddress) => setSaved({ waitsForAddress })}
        onTyped={forget}
      />
    </div>
  );
}

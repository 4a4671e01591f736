import { useState } from 'react';
import { z } from 'zod';
import type { ProfileEdit } from '../../../contracts/account-forms.ts';
import { accounts } from '../../../contracts/accounts.ts';
import type { CurrentUser, SavedProfile } from '../../../contracts/own-data.ts';
import type { ApiError } from '../../api/api-error.ts';
import { useCallMutation } from '../../api/use-call.ts';
import { changeStoredUser } from '../../session/session.ts';
import { showNotice } from '../../ui/notices/notices.ts';
import { editKey } from '../accounts/sign-out.ts';

/** The profile as typed in its form, valid or not. */
const TypedProfile = z.object({
  title: z.string(),
  surname: z.string(),
  otherName: z.string(),
  email: z.string(),
  affiliation: z.string(),
  country: z.string(),
  marketingCommunications: z.boolean(),
});
export type TypedProfile = z.infer<typeof TypedProfile>;

const Changes = TypedProfile.partial();
export type ProfileChanges = z.infer<typeof Changes>;

/** Only the fields of the profile. */
export const profileOf = (person: TypedProfile): TypedProfile => ({
  title: person.title,
  surname: person.surname,
  otherName: person.otherName,
  email: person.email,
  affiliation: person.affiliation,
  country: person.country,
  marketingCommunications: person.marketingCommunications,
});

/** The changes to a profile; null if there are none. */
export function changesOf(profile: TypedProfile, typed: TypedProfile): ProfileChanges | null {
  const saved = new Map<string, unknown>(Object.entries(profile));
  const changed = Object.entries(typed).filter(([name, value]) => saved.get(name) !== value);
  return changed.length > 0 ? Changes.parse(Object.fromEntries(changed)) : null;
}

/** The profile with changes typed over it. */
export function withChanges(profile: TypedProfile, changes: ProfileChanges | null): TypedProfile {
  const typed = Object.entries(changes ?? {}).filter(([, value]) => value !== undefined);
  return { ...profile, ...Object.fromEntries(typed) };
}

/** Saves unsaved changes for this tab, so that an ended session or a reload does not lose them; null forgets them. */
export function keepEdit(userId: string, changes: ProfileChanges | null): void {
  if (changes === null) sessionStorage.removeItem(editKey(userId));
  else sessionStorage.setItem(editKey(userId), JSON.stringify(changes));
}

/** The unsaved changes of this tab. */
export function readSavedEdit(userId: string): ProfileChanges | null {
  try {
    return Changes.nullable().safeParse(JSON.parse(sessionStorage.getItem(editKey(userId)) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

/** Saves a profile; `waiting` is the edit that needs the password. */
export function useProfileEdit(user: CurrentUser, onSaved: (saved: SavedProfile, waitsFor: string | null) => void) {
  const [waiting, setWaiting] = useState<ProfileEdit | null>(null);
  const mutation = useCallMutation(accounts.editProfile);
  const save = (body: ProfileEdit, onRefused: (error: ApiError) => void) =>
    mutation.mutate(
      { params: { id: user.id }, body },
      {
        onSuccess: ({ message, waitsForAddress, profile }) => {
          setWaiting(null);
          showNotice('good', message);
          onSaved(profile, waitsForAddress);
          changeStoredUser(profile);
        },
        onError: (error) => {
          if (error.code === 'password-needed') return setWaiting(body);
          onRefused(error);
        },
      },
    );
  const isRefused = mutation.isError && waiting === null && mutation.error.code !== 'password-needed';
  return { save, waiting, giveUp: () => setWaiting(null), isBusy: mutation.isPending, isRefused };
}

import { useState } from 'react';
import type { ProfileEdit } from '../../../contracts/account-forms.ts';
import { accounts } from '../../../contracts/accounts.ts';
import type { CurrentUser, SavedProfile } from '../../../contracts/own-data.ts';
import type { ApiError } from '../../api/api-error.ts';
import { useCallMutation } from '../../api/use-call.ts';
import { changeStoredUser } from '../../session/session.ts';
import { showNotice } from '../../ui/notices/notices.ts';

export const editFailed = 'Edit failed, Please try again or contact Us';

/** Saves a profile; `waiting` is the edit that the server takes with the password only. */
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

import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import * as t from '../../../messages/forms.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** Asks before what was typed is left behind: within the site by a dialog, otherwise by the browser's own question. */
export function UnsavedChanges({ areThere, onLeave }: { areThere: boolean; onLeave: () => void }) {
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: there }) =>
      areThere && (here.pathname !== there.pathname || here.search !== there.search),
  );
  useEffect(() => {
    if (!areThere) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [areThere]);
  return (
    <ConfirmDialog
      title={t.leaveTitle()}
      action={t.leave()}
      isOpen={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      onConfirm={() => {
        onLeave();
        blocker.proceed?.();
      }}
    >
      {t.leaveText()}
    </ConfirmDialog>
  );
}

import type { ManuscriptEntry } from '../../../../contracts/manuscript-values.ts';
import { manuscripts } from '../../../../contracts/manuscripts.ts';
import { useCallMutation } from '../../../api/use-call.ts';
import { showNotice } from '../../../ui/notices/notices.ts';
import { refreshSession } from '../../accounts/refresh-session.ts';
import { manuscriptReads } from '../manuscript-reads.ts';

/** What the dialogs of a removal get. */
export interface RemovalProps {
  readonly manuscript: Pick<ManuscriptEntry, 'id' | 'articleTitle' | 'allowed'>;
  /** The person who is signed in. */
  readonly userId: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** With what came of it, in words that follow the title. */
  readonly onRemoved: (outcome: string) => void;
}

/** Deletes or withdraws; afterwards the person is read again, as the specification has it. */
export function useRemoval({
  manuscript,
  userId,
  onClose,
  onRemoved,
  outcome,
}: Omit<RemovalProps, 'isOpen'> & { readonly outcome: string }) {
  const mutation = useCallMutation(manuscripts.remove, manuscriptReads);
  const remove = (reason?: string) =>
    mutation.mutate(
      { params: { articleId: manuscript.id, userId }, body: { reason } },
      {
        onSuccess: ({ message }) => {
          showNotice('good', message);
          onClose();
          onRemoved(outcome);
          void refreshSession();
        },
      },
    );
  return {
    remove,
    isBusy: mutation.isPending,
    problem: mutation.error,
    close: () => {
      mutation.reset();
      onClose();
    },
  };
}

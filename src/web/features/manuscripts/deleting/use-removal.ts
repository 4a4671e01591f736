import type { ManuscriptEntry } from '../../../../contracts/manuscript-values.ts';
import { manuscripts } from '../../../../contracts/manuscripts.ts';
import { useCallMutation } from '../../../api/use-call.ts';
import { showNotice } from '../../../ui/notices/notices.ts';
import { refreshSession } from '../../accounts/refresh-session.ts';
import { manuscriptReads } from '../manuscript-reads.ts';

/** Says what happened to a manuscript, with its title. */
export type RemovalOutcome = (values: { title: string }) => string;

/** The props of the removal dialogs. */
export interface RemovalProps {
  readonly manuscript: Pick<ManuscriptEntry, 'id' | 'articleTitle' | 'allowed'>;
  /** The person who is signed in. */
  readonly userId: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onRemoved: (outcome: RemovalOutcome) => void;
}

/** Deletes or withdraws, then loads the person again, as specified. */
export function useRemoval({
  manuscript,
  userId,
  onClose,
  onRemoved,
  outcome,
}: Omit<RemovalProps, 'isOpen'> & { readonly outcome: RemovalOutcome }) {
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

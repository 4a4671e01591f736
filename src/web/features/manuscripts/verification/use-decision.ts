import type { Call } from '../../../../contracts/call.ts';
import type { Manuscript } from '../../../../contracts/manuscript-values.ts';
import { manuscripts } from '../../../../contracts/manuscripts.ts';
import { verification } from '../../../../contracts/verification.ts';
import type { ApiError } from '../../../api/api-error.ts';
import { useCallMutation } from '../../../api/use-call.ts';
import { showNotice } from '../../../ui/notices/notices.ts';
import type { Outcome } from './outcome.ts';

/** What both dialogs of a decision get. */
export interface DecisionDialogProps {
  readonly manuscript: Manuscript;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onDecided: (outcome: Outcome | null) => void;
}

/** A decision on a manuscript. One that somebody else has made meanwhile leads back to the list, which is read again. */
export function useDecision<C extends Call>(
  call: C,
  { onClose, onDecided }: Pick<DecisionDialogProps, 'onClose' | 'onDecided'>,
) {
  const mutation = useCallMutation(call, [verification.toVerify, manuscripts.mine]);
  const decided = (outcome: Outcome) => {
    showNotice('good', outcome.message);
    onClose();
    onDecided(outcome);
  };
  const refused = (error: ApiError) => {
    showNotice('bad', error.message);
    onClose();
    if (error.status === 409 || error.status === 404) onDecided(null);
  };
  return { mutation, decided, refused };
}

import type { Call } from '../../../../contracts/call.ts';
import type { Manuscript } from '../../../../contracts/manuscript-values.ts';
import * as t from '../../../../messages/manuscripts.ts';
import type { ApiError } from '../../../api/api-error.ts';
import { useCallMutation } from '../../../api/use-call.ts';
import { showNotice } from '../../../ui/notices/notices.ts';
import { manuscriptReads } from '../manuscript-reads.ts';

/** The last action in the queue, shown above it, with a link to the result. */
export interface Outcome {
  readonly message: string;
  readonly link: { readonly to: string; readonly words: string } | null;
}

/** A link to the page of an article. */
export const toArticle = (to: string) => ({ to, words: t.viewArticle() });

/** The props of both decision dialogs. */
export interface DecisionDialogProps {
  readonly manuscript: Manuscript;
  /** The administrator who decides. */
  readonly userId: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onDecided: (outcome: Outcome) => void;
  /** Called with the server's message when the manuscript has changed meanwhile. */
  readonly onOvertaken: (words: string) => void;
}

/** Someone else decided first, or the author has changed it: the manuscript has to be loaded again. */
const isOvertaken = ({ status, code }: ApiError) => (status === 409 && code !== 'reviews-missing') || status === 404;

/** A decision on a manuscript. If it comes too late, the page says why; any other refusal stays in its dialog. */
export function useDecision<C extends Call>(
  call: C,
  { onClose, onDecided, onOvertaken }: Pick<DecisionDialogProps, 'onClose' | 'onDecided' | 'onOvertaken'>,
) {
  const mutation = useCallMutation(call, manuscriptReads);
  const decided = (outcome: Outcome) => {
    showNotice('good', outcome.message);
    onClose();
    onDecided(outcome);
  };
  const refused = (error: ApiError) => {
    if (!isOvertaken(error)) return;
    onClose();
    onOvertaken(error.message);
    mutation.reset();
  };
  const problem = mutation.error && !isOvertaken(mutation.error) ? mutation.error : null;
  return { mutation, decided, refused, problem };
}

import type { Call } from '../../../../contracts/call.ts';
import type { Manuscript } from '../../../../contracts/manuscript-values.ts';
import type { ApiError } from '../../../api/api-error.ts';
import { useCallMutation } from '../../../api/use-call.ts';
import { showNotice } from '../../../ui/notices/notices.ts';
import { manuscriptReads } from '../manuscript-reads.ts';

/** What was done last in the queue, shown above it, and where one can look at it. */
export interface Outcome {
  readonly message: string;
  readonly link: { readonly to: string; readonly words: string } | null;
}

/** The way to the page of an article. */
export const toArticle = (to: string) => ({ to, words: 'See the article' });

/** What both dialogs of a decision get. */
export interface DecisionDialogProps {
  readonly manuscript: Manuscript;
  /** The administrator who decides. */
  readonly userId: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onDecided: (outcome: Outcome) => void;
  /** Hears, in the server's words, that the manuscript is not what the administrator has read any more. */
  readonly onOvertaken: (words: string) => void;
}

/** Somebody else was first, or the author has changed it: what stands there now has to be read again. */
const isOvertaken = ({ status, code }: ApiError) => (status === 409 && code !== 'reviews-missing') || status === 404;

/** A decision on a manuscript. Whoever comes too late is told why; any other refusal stays in its dialog. */
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

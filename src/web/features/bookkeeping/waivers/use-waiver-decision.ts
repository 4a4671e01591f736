import { fees } from '../../../../contracts/fees.ts';
import type { ApiError } from '../../../api/api-error.ts';
import { useCallMutation } from '../../../api/use-call.ts';
import { showNotice } from '../../../ui/notices/notices.ts';
import type { ListDialogProps } from '../list-dialog.ts';
import type { ListedRequest } from './request-card.tsx';

/** What both dialogs of a decision get. */
export interface DecisionDialogProps extends ListDialogProps {
  readonly request: ListedRequest;
}

/** Sends a decision; whoever comes too late reads it in the dialog, keeps what was typed, and the list behind it is read again. */
export function useWaiverDecision({ request, onClose, focus }: DecisionDialogProps) {
  const decision = useCallMutation(fees.decideWaiver, [fees.waiverRequests]);
  const close = () => {
    onClose();
    if (decision.isError) focus.toList();
    else focus.toOpener();
  };
  const decide = (
    body: { readonly grantedPercent: number; readonly answer?: string | undefined },
    onError: (error: ApiError) => void,
  ) =>
    decision.mutate(
      { params: { requestId: request.id }, body },
      {
        onSuccess: ({ message }) => {
          showNotice('good', message);
          onClose();
          focus.toList();
        },
        onError,
      },
    );
  return { decide, close, isBusy: decision.isPending };
}

import { fees } from '../../../../contracts/fees.ts';
import type { ApiError } from '../../../api/api-error.ts';
import { useListDialog, type ListDialogProps } from '../../lists/use-list-dialog.ts';
import type { ListedRequest } from './request-card.tsx';

/** What both dialogs of a decision get. */
export interface DecisionDialogProps extends ListDialogProps {
  readonly request: ListedRequest;
}

interface Decision {
  readonly grantedPercent: number;
  readonly answer?: string | undefined;
}

/** Sends a decision about a request. */
export function useWaiverDecision({ request, ...list }: DecisionDialogProps) {
  const { send, close, isBusy } = useListDialog(fees.decideWaiver, [fees.waiverRequests], list);
  const decide = (body: Decision, onError: (error: ApiError) => void) =>
    send({ params: { requestId: request.id }, body }, 'good', onError);
  return { decide, close, isBusy };
}

import type { z } from 'zod';
import { discussions } from '../../../contracts/discussions.ts';
import type { Counterpart } from '../../../contracts/discussion-values.ts';
import type { ApiError } from '../../api/api-error.ts';
import { useCallMutation } from '../../api/use-call.ts';
import { showNotice } from '../../ui/notices/notices.ts';
import { discussionReads, type Place } from './place.ts';

type Opening = z.input<typeof discussions.openWithEditors.body>;

interface Outcome {
  readonly onDone: (discussionId: string) => void;
  readonly onRefused: (error: ApiError) => void;
}

/** Opens a discussion from the page of a manuscript or of a review. */
export function useOpening(place: Place) {
  const onManuscript = useCallMutation(discussions.open, discussionReads);
  const onReview = useCallMutation(discussions.openWithEditors, discussionReads);
  const send = ({ audience, invitationId }: Counterpart, body: Opening, { onDone, onRefused }: Outcome) => {
    const outcome = {
      onSuccess: ({ message, discussionId }: { readonly message: string; readonly discussionId: string }) => {
        showNotice('good', message);
        onDone(discussionId);
      },
      onError: onRefused,
    };
    if ('invitationId' in place) onReview.mutate({ params: place, body }, outcome);
    else onManuscript.mutate({ params: place, body: { ...body, audience, invitationId } }, outcome);
  };
  return { send, isBusy: onManuscript.isPending || onReview.isPending };
}

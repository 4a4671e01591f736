import { useRef } from 'react';
import { drafts } from '../../../../contracts/drafts.ts';
import { manuscripts } from '../../../../contracts/manuscripts.ts';
import type { Manuscript } from '../../../../contracts/manuscript-values.ts';
import type { CurrentUser } from '../../../../contracts/own-data.ts';
import { useCallMutation } from '../../../api/use-call.ts';
import { manuscriptReads } from '../manuscript-reads.ts';
import type { Draft } from './draft.ts';
import { submissionOf } from './submission-of.ts';

/** Sends a draft, once however often it is asked to while the first answer is on its way. */
export function useSubmission(user: CurrentUser, onSubmitted: (manuscript: Manuscript) => void) {
  const create = useCallMutation(manuscripts.create, [...manuscriptReads, drafts.list]);
  // A second click may come before the page has been drawn anew.
  const isOnItsWay = useRef(false);
  const send = (draft: Draft) => {
    if (isOnItsWay.current) return;
    isOnItsWay.current = true;
    create.mutate(
      { body: submissionOf(draft, user.id, user.isAdmin) },
      {
        onSuccess: ({ article }) => onSubmitted(article),
        onSettled: () => {
          isOnItsWay.current = false;
        },
      },
    );
  };
  return { send, error: create.error, isPending: create.isPending };
}

import { useNavigate } from 'react-router';
import { drafts } from '../../../../../contracts/drafts.ts';
import { manuscripts } from '../../../../../contracts/manuscripts.ts';
import { useCallMutation } from '../../../../api/use-call.ts';
import { showNotice } from '../../../../ui/notices/notices.ts';
import { forgetDraft, openDraft } from './draft-store.ts';
import type { DraftName } from './local-drafts.ts';

/** Gives a draft up, here and on the server, and goes to an address; one that cannot be given up now stays. */
export function useDiscard(name: DraftName, next: string) {
  const navigate = useNavigate();
  const call = useCallMutation(drafts.discard, [drafts.list, manuscripts.counts]);
  const finish = () => {
    showNotice('good', 'The draft is discarded.');
    void navigate(next);
    forgetDraft(name);
  };
  const start = () => {
    // The server never had it.
    if (openDraft(name).kept.version === 0 && openDraft(name).kept.savedAt === null) return finish();
    call.mutate(
      { params: { awsId: name.awsId } },
      { onSuccess: finish, onError: (refusal) => refusal.status === 404 && finish() },
    );
  };
  return { start, isBusy: call.isPending, problem: call.error?.message ?? null };
}

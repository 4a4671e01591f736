import { drafts, type DraftContent } from '../../../../../contracts/drafts.ts';
import { callApi } from '../../../../api/call-api.ts';
import { loadingWork, savingWork } from '../../../../drafts/sending-work.ts';

/** Saves a draft. */
export function saveDraft(awsId: string, version: number, content: DraftContent) {
  const body = { version, content };
  return callApi(drafts.save, { params: { awsId }, body }, savingWork(body));
}

/** Reads what the server has of a draft. */
export const loadDraft = (awsId: string) => callApi(drafts.single, { params: { awsId } }, loadingWork());

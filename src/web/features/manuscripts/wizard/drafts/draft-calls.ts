import { drafts, type DraftContent } from '../../../../../contracts/drafts.ts';
import { callApi } from '../../../../api/call-api.ts';

/** A save that has not been answered by then counts as lost, in milliseconds. */
const patience = 20_000;
/** Browsers let this much go out after its page has been closed, in bytes. */
const mostAfterClosing = 60_000;

const sizeOf = (content: DraftContent) => new TextEncoder().encode(JSON.stringify(content)).length;

/** Saves a draft; the request outlives a page that is closed meanwhile, where the browser allows it. */
export function saveDraft(awsId: string, version: number, content: DraftContent) {
  const keepalive = sizeOf(content) < mostAfterClosing;
  const input = { params: { awsId }, body: { version, content } };
  return callApi(drafts.save, input, { keepalive, signal: AbortSignal.timeout(patience) });
}

/** Reads what the server has of a draft. */
export const loadDraft = (awsId: string) =>
  callApi(drafts.single, { params: { awsId } }, { signal: AbortSignal.timeout(patience) });

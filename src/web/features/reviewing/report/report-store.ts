import type { ReportDraft } from '../../../../contracts/review-values.ts';
import { reviews } from '../../../../contracts/reviews.ts';
import { callApi } from '../../../api/call-api.ts';
import { ApiError } from '../../../api/api-error.ts';
import type { OpenWork, Stored } from '../../../drafts/open-work.ts';
import { workStore } from '../../../drafts/work-store.ts';
import { readSession } from '../../../session/session.ts';
import { isSameReport, readKeptReport, untouchedReport, type KeptReport } from './kept-report.ts';

/** Whose report on which invitation. */
export interface ReportName {
  readonly userId: string;
  readonly invitationId: string;
}

/** A report as the server has it. */
export type StoredReport = Stored<ReportDraft>;

/** A report that a page works on. */
export type OpenReport = OpenWork<KeptReport, StoredReport>;

/** A save that has not been answered by then counts as lost, in milliseconds. */
const patience = 20_000;
/** Browsers let this much go out after its page has been closed, in bytes. */
const mostAfterClosing = 60_000;
const prefix = 'colophon:report:';
const idOf = ({ userId, invitationId }: ReportName) => `${userId}:${invitationId}`;
const keyOf = (name: ReportName) => prefix + idOf(name);

function nameInKey(key: string | null): ReportName | null {
  const [userId, invitationId] = key?.startsWith(prefix) ? key.slice(prefix.length).split(':') : [];
  return userId !== undefined && invitationId !== undefined ? { userId, invitationId } : null;
}

function readLocal(name: ReportName): KeptReport | null {
  try {
    return readKeptReport(localStorage.getItem(keyOf(name)));
  } catch {
    return null;
  }
}

function writeLocal(name: ReportName, kept: KeptReport): boolean {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

function save({ invitationId }: ReportName, version: number, draft: ReportDraft) {
  const body = { version, draft };
  const keepalive = new TextEncoder().encode(JSON.stringify(body)).length < mostAfterClosing;
  const sending = { keepalive, signal: AbortSignal.timeout(patience) };
  return callApi(reviews.saveDraft, { params: { invitationId }, body }, sending);
}

async function load({ invitationId }: ReportName): Promise<StoredReport> {
  const signal = AbortSignal.timeout(patience);
  const { draft, draftVersion, report } = await callApi(reviews.single, { params: { invitationId } }, { signal });
  if (report) throw new ApiError({ status: 409, code: 'already-submitted', detail: 'You have submitted this report.' });
  return { content: draft, version: draftVersion, savedAt: null };
}

/** Reports that are being typed: in the browser at once, on the server a moment later. */
export const reportStore = workStore<ReportName, ReportDraft, KeptReport, StoredReport>({
  idOf,
  untouched: untouchedReport,
  readLocal,
  writeLocal,
  removeLocal: (name) => localStorage.removeItem(keyOf(name)),
  nameInKey,
  save,
  load,
  isSignedIn: ({ userId }) => readSession()?.user.id === userId,
  isSameWork: isSameReport,
});

import type { ReportDraft } from '../../../../contracts/review-values.ts';
import { reviews } from '../../../../contracts/reviews.ts';
import * as t from '../../../../messages/reviewing.ts';
import { ApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/call-api.ts';
import { localWork } from '../../../drafts/saved-work.ts';
import type { OpenWork, Stored } from '../../../drafts/open-work.ts';
import { loadingWork, savingWork } from '../../../drafts/upload-work.ts';
import { workStore } from '../../../drafts/work-store.ts';
import { readSession } from '../../../session/session.ts';
import { isSameReport, readSavedReport, untouchedReport, type SavedReport } from './saved-report.ts';

/** Identifies a report by its reviewer and invitation. */
export interface ReportName {
  readonly userId: string;
  readonly invitationId: string;
}

/** A report as the server has it. */
export type StoredReport = Stored<ReportDraft>;

/** A report open on a page. */
export type OpenReport = OpenWork<SavedReport, StoredReport>;

const prefix = 'colophon:report:';
const idOf = ({ userId, invitationId }: ReportName) => `${userId}:${invitationId}`;
const keyOf = (name: ReportName) => prefix + idOf(name);

function nameInKey(key: string | null): ReportName | null {
  const [userId, invitationId] = key?.startsWith(prefix) ? key.slice(prefix.length).split(':') : [];
  return userId !== undefined && invitationId !== undefined ? { userId, invitationId } : null;
}

function save({ invitationId }: ReportName, version: number, draft: ReportDraft) {
  const body = { version, draft };
  return callApi(reviews.saveDraft, { params: { invitationId }, body }, savingWork(body));
}

async function load({ invitationId }: ReportName): Promise<StoredReport> {
  const { draft, draftVersion, report } = await callApi(reviews.single, { params: { invitationId } }, loadingWork());
  if (report) throw new ApiError({ status: 409, code: 'already-submitted', detail: t.alreadySubmitted() });
  return { content: draft, version: draftVersion, savedAt: null };
}

/** Unsent reports: saved in the browser immediately, on the server a moment later. */
export const reportStore = workStore<ReportName, ReportDraft, SavedReport, StoredReport>({
  idOf,
  untouched: untouchedReport,
  ...localWork({ keyOf, read: readSavedReport }),
  nameInKey,
  save,
  load,
  isSignedIn: ({ userId }) => readSession()?.user.id === userId,
  isSameWork: isSameReport,
});

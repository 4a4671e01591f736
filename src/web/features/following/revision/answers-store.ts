import type { PointAnswer } from '../../../../contracts/review-values.ts';
import { revisions } from '../../../../contracts/revisions.ts';
import { ApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/call-api.ts';
import type { OpenWork, Stored } from '../../../drafts/open-work.ts';
import { workStore } from '../../../drafts/work-store.ts';
import { readSession } from '../../../session/session.ts';
import { readKeptAnswers, untouchedAnswers, type KeptAnswers } from './kept-answers.ts';
import { isSameAnswers } from './points.ts';

/** Whose answers to the reports of which round. */
export interface AnswersName {
  readonly userId: string;
  readonly articleId: string;
  readonly round: number;
}

/** Answers as the server has them. */
export type StoredAnswers = Stored<PointAnswer[]>;

/** Answers that a page works on. */
export type OpenAnswers = OpenWork<KeptAnswers, StoredAnswers>;

/** A save that has not been answered by then counts as lost, in milliseconds. */
const patience = 20_000;
/** Browsers let this much go out after its page has been closed, in bytes. */
const mostAfterClosing = 60_000;
const prefix = 'colophon:answers:';
const idOf = ({ userId, articleId, round }: AnswersName) => `${userId}:${articleId}:${round}`;
const keyOf = (name: AnswersName) => prefix + idOf(name);

function nameInKey(key: string | null): AnswersName | null {
  const [userId, articleId, round] = key?.startsWith(prefix) ? key.slice(prefix.length).split(':') : [];
  return userId !== undefined && articleId !== undefined && round !== undefined
    ? { userId, articleId, round: Number(round) }
    : null;
}

function readLocal(name: AnswersName): KeptAnswers | null {
  try {
    return readKeptAnswers(localStorage.getItem(keyOf(name)));
  } catch {
    return null;
  }
}

function writeLocal(name: AnswersName, kept: KeptAnswers): boolean {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

function save({ articleId }: AnswersName, version: number, answers: PointAnswer[]) {
  const body = { version, answers };
  const keepalive = new TextEncoder().encode(JSON.stringify(body)).length < mostAfterClosing;
  const sending = { keepalive, signal: AbortSignal.timeout(patience) };
  return callApi(revisions.saveAnswers, { params: { articleId }, body }, sending);
}

async function load({ articleId, round: begun }: AnswersName): Promise<StoredAnswers> {
  const signal = AbortSignal.timeout(patience);
  const { answers, answersVersion, round } = await callApi(revisions.follow, { params: { articleId } }, { signal });
  if (round !== begun)
    throw new ApiError({ status: 409, code: 'already-submitted', detail: 'You have submitted this revision.' });
  return { content: answers, version: answersVersion, savedAt: null };
}

/** Answers that are being typed: in the browser at once, on the server a moment later. */
export const answersStore = workStore<AnswersName, PointAnswer[], KeptAnswers, StoredAnswers>({
  idOf,
  untouched: untouchedAnswers,
  readLocal,
  writeLocal,
  removeLocal: (name) => localStorage.removeItem(keyOf(name)),
  nameInKey,
  save,
  load,
  isSignedIn: ({ userId }) => readSession()?.user.id === userId,
  isSameWork: isSameAnswers,
});

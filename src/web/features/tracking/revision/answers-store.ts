import { z } from 'zod';
import { PointAnswer } from '../../../../contracts/review-values.ts';
import { revisions } from '../../../../contracts/revisions.ts';
import * as t from '../../../../messages/tracking.ts';
import { ApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/call-api.ts';
import { savedWork, localWork, readSavedWork, untouchedWork } from '../../../drafts/saved-work.ts';
import type { OpenWork, Stored } from '../../../drafts/open-work.ts';
import { loadingWork, savingWork } from '../../../drafts/upload-work.ts';
import { workStore } from '../../../drafts/work-store.ts';
import { readSession } from '../../../session/session.ts';
import { isSameAnswers } from './points.ts';

/** Answers as this browser saves them while they are typed, too long ones included, and what the server has. */
const SavedAnswers = savedWork(z.array(PointAnswer.extend({ point: z.string(), answer: z.string() })));
type SavedAnswers = z.infer<typeof SavedAnswers>;

/** Answers not started yet: the points of the reports are shown instead. */
const untouchedAnswers = (): SavedAnswers => untouchedWork([]);

/** Whether the answers are not started, here or elsewhere. */
export const isUntouched = ({ version, touchedAt }: SavedAnswers): boolean => version === 0 && touchedAt === null;

const readSavedAnswers = (text: string | null): SavedAnswers | null => readSavedWork(SavedAnswers, text);

/** Identifies answers: the author, the manuscript and the round. */
export interface AnswersName {
  readonly userId: string;
  readonly articleId: string;
  readonly round: number;
}

/** Answers as the server has them. */
export type StoredAnswers = Stored<PointAnswer[]>;

/** Answers that a page works on. */
export type OpenAnswers = OpenWork<SavedAnswers, StoredAnswers>;

const prefix = 'colophon:answers:';
const idOf = ({ userId, articleId, round }: AnswersName) => `${userId}:${articleId}:${round}`;
const keyOf = (name: AnswersName) => prefix + idOf(name);

function nameInKey(key: string | null): AnswersName | null {
  const [userId, articleId, round] = key?.startsWith(prefix) ? key.slice(prefix.length).split(':') : [];
  return userId !== undefined && articleId !== undefined && round !== undefined
    ? { userId, articleId, round: Number(round) }
    : null;
}

function save({ articleId }: AnswersName, version: number, answers: PointAnswer[]) {
  const body = { version, answers };
  return callApi(revisions.saveAnswers, { params: { articleId }, body }, savingWork(body));
}

async function load({ articleId, round: begun }: AnswersName): Promise<StoredAnswers> {
  const { answers, answersVersion, round } = await callApi(revisions.follow, { params: { articleId } }, loadingWork());
  if (round !== begun) throw new ApiError({ status: 409, code: 'already-submitted', detail: t.alreadySubmitted() });
  return { content: answers, version: answersVersion, savedAt: null };
}

/** Saves answers while they are typed: in the browser at once, on the server a moment later. */
export const answersStore = workStore<AnswersName, PointAnswer[], SavedAnswers, StoredAnswers>({
  idOf,
  untouched: untouchedAnswers,
  ...localWork({ keyOf, read: readSavedAnswers }),
  nameInKey,
  save,
  load,
  isSignedIn: ({ userId }) => readSession()?.user.id === userId,
  isSameWork: isSameAnswers,
});

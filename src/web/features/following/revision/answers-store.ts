import { z } from 'zod';
import { PointAnswer } from '../../../../contracts/review-values.ts';
import { revisions } from '../../../../contracts/revisions.ts';
import * as t from '../../../../messages/following.ts';
import { ApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/call-api.ts';
import { keptWork, localWork, readKeptWork, untouchedWork } from '../../../drafts/kept-work.ts';
import type { OpenWork, Stored } from '../../../drafts/open-work.ts';
import { loadingWork, savingWork } from '../../../drafts/sending-work.ts';
import { workStore } from '../../../drafts/work-store.ts';
import { readSession } from '../../../session/session.ts';
import { isSameAnswers } from './points.ts';

/** Answers as this browser saves them while they are typed, too long ones included, and what the server has. */
const KeptAnswers = keptWork(z.array(PointAnswer.extend({ point: z.string(), answer: z.string() })));
type KeptAnswers = z.infer<typeof KeptAnswers>;

/** Answers not started yet: the points of the reports are shown instead. */
const untouchedAnswers = (): KeptAnswers => untouchedWork([]);

/** Whether the answers are not started, here or elsewhere. */
export const isUntouched = ({ version, touchedAt }: KeptAnswers): boolean => version === 0 && touchedAt === null;

const readKeptAnswers = (text: string | null): KeptAnswers | null => readKeptWork(KeptAnswers, text);

/** Identifies answers: the author, the manuscript and the round. */
export interface AnswersName {
  readonly userId: string;
  readonly articleId: string;
  readonly round: number;
}

/** Answers as the server has them. */
export type StoredAnswers = Stored<PointAnswer[]>;

/** Answers that a page works on. */
export type OpenAnswers = OpenWork<KeptAnswers, StoredAnswers>;

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
export const answersStore = workStore<AnswersName, PointAnswer[], KeptAnswers, StoredAnswers>({
  idOf,
  untouched: untouchedAnswers,
  ...localWork({ keyOf, read: readKeptAnswers }),
  nameInKey,
  save,
  load,
  isSignedIn: ({ userId }) => readSession()?.user.id === userId,
  isSameWork: isSameAnswers,
});

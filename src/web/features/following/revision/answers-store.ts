import { z } from 'zod';
import { PointAnswer } from '../../../../contracts/review-values.ts';
import { revisions } from '../../../../contracts/revisions.ts';
import { ApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/call-api.ts';
import { keptWork, localWork, readKeptWork, untouchedWork } from '../../../drafts/kept-work.ts';
import type { OpenWork, Stored } from '../../../drafts/open-work.ts';
import { loadingWork, savingWork } from '../../../drafts/sending-work.ts';
import { workStore } from '../../../drafts/work-store.ts';
import { readSession } from '../../../session/session.ts';
import { isSameAnswers } from './points.ts';

/** Answers as this browser keeps them while they are typed, and how they stand to the server's copy; too long ones, too. */
const KeptAnswers = keptWork(z.array(PointAnswer.extend({ point: z.string(), answer: z.string() })));
type KeptAnswers = z.infer<typeof KeptAnswers>;

/** Answers that nobody has begun: the points of the reports stand in their place. */
const untouchedAnswers = (): KeptAnswers => untouchedWork([]);

/** Whether nobody has begun the answers, here or elsewhere. */
export const isUntouched = ({ version, touchedAt }: KeptAnswers): boolean => version === 0 && touchedAt === null;

/** Answers out of the browser's store. */
const readKeptAnswers = (text: string | null): KeptAnswers | null => readKeptWork(KeptAnswers, text);

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
  if (round !== begun)
    throw new ApiError({ status: 409, code: 'already-submitted', detail: 'You have submitted this revision.' });
  return { content: answers, version: answersVersion, savedAt: null };
}

/** Answers that are being typed: in the browser at once, on the server a moment later. */
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

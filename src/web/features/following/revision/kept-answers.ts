import { z } from 'zod';
import { PointAnswer } from '../../../../contracts/review-values.ts';
import { keptWork, readKeptWork, untouchedWork } from '../../../drafts/kept-work.ts';

/** Answers as this browser keeps them while they are typed, and how they stand to the server's copy; too long ones, too. */
const KeptAnswers = keptWork(z.array(PointAnswer.extend({ point: z.string(), answer: z.string() })));
export type KeptAnswers = z.infer<typeof KeptAnswers>;

/** Answers that nobody has begun: the points of the reports stand in their place. */
export const untouchedAnswers = (): KeptAnswers => untouchedWork([]);

/** Whether nobody has begun the answers, here or elsewhere. */
export const isUntouched = ({ version, touchedAt }: KeptAnswers): boolean => version === 0 && touchedAt === null;

/** Answers out of the browser's store. */
export const readKeptAnswers = (text: string | null): KeptAnswers | null => readKeptWork(KeptAnswers, text);

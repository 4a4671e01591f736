import type { DraftProblem } from './draft-problems.ts';
import { filesStep } from './steps.ts';
import { isUnderWay, type Uploads } from './upload-store.ts';

const stillSending: DraftProblem = {
  step: filesStep,
  field: 'files',
  message: 'A file is still on its way. Please wait until it is uploaded, or cancel it.',
};

/** What of a draft's uploads keeps it from being sent: a file on its way, or one that a reload of the page has cut off. */
export function uploadProblems(uploads: Uploads): DraftProblem[] {
  const isSending = Object.values(uploads).some(isUnderWay);
  const left = Object.entries(uploads).filter(([, { state }]) => state === 'left');
  const cutOff = left.map(([slot, { name }]) => ({
    step: filesStep,
    field: `files.${slot}`,
    // The name keeps its own direction within the sentence.
    message: `“\u2068${name}\u2069” is not uploaded to its end. Please choose it again, or cancel it.`,
  }));
  return [...(isSending ? [stillSending] : []), ...cutOff];
}

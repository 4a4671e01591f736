import { ERRORS } from '@tus/server';
import { AppError, notFound } from '../../errors.ts';

const busy = () =>
  new AppError('busy', 'This upload is being worked on by another request. Please go on with it in a moment.');

/** What the library refuses for a reason of its own, in our words. */
const refusals = new Map<unknown, () => AppError>([
  [ERRORS.ABORTED, busy],
  [ERRORS.ERR_LOCK_TIMEOUT, busy],
  [ERRORS.FILE_NOT_FOUND, () => notFound('This upload')],
  [
    ERRORS.FILE_NO_LONGER_EXISTS,
    () => new AppError('link-spent', 'This upload was begun more than a day ago. Please start it again.'),
  ],
  [
    ERRORS.INVALID_TERMINATION,
    () => new AppError('link-spent', 'This upload is complete: its file is stored, and can be replaced by another.'),
  ],
  [
    ERRORS.INVALID_OFFSET,
    () =>
      new AppError('state-conflict', 'The upload does not stand at this place. Ask where it stands, and go on there.'),
  ],
]);

/** Whether a refusal is of the file itself, so that sending it again changes nothing. */
export const isFinal = (error: unknown): boolean =>
  error instanceof AppError && error.status < 500 && error.code !== 'busy' && error.code !== 'too-many-requests';

export const uploadIsBusy = busy;

const textOf = (body: unknown): string => (typeof body === 'string' ? body.trim() : '');

/** Turns what the library throws or answers into a refusal of ours; a fault that nobody has caused stays one. */
export function refusalOf(error: unknown): unknown {
  const known = refusals.get(error);
  if (known) return known();
  if (typeof error !== 'object' || error === null || !('status_code' in error)) return error;
  const body = 'body' in error ? textOf(error.body) : '';
  if (error.status_code === 413) return new AppError('too-large', 'More came than was announced for this file.');
  if (typeof error.status_code === 'number' && error.status_code < 500)
    return new AppError('malformed', `The upload could not be understood: ${body}.`);
  return new Error(`The upload failed: ${body}`);
}

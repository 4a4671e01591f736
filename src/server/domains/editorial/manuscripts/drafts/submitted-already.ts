import { AppError } from '../../../../errors.ts';

/** What was submitted is no draft any more, on no device. */
export const submittedAlready = (): AppError =>
  new AppError('already-submitted', 'This draft was submitted already. You find it under My Manuscripts.');

import { AppError } from '../../errors.ts';

/** The answer to a link that was used, has expired or never was; `advice` says what to do now. */
export const linkSpent = (advice: string) =>
  new AppError('link-spent', `This link has been used already or has expired. ${advice}`);

import type { LeftOut } from '../../../../contracts/issue-builds.ts';

/** Why an article is not in an issue. */
export const leftOutWords: Readonly<Record<LeftOut['reason'], string>> = {
  withdrawn: 'Withdrawn',
  'no-pdf': 'Has no PDF',
  'not-chosen': 'Left out by you',
};

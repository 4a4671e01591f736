import type { WholeRead } from './read-plans.ts';

/** What is read from its beginning to its end on purpose: by the step of a plan. */
const onPurpose: readonly { readonly read: RegExp; readonly why: string }[] = [
  { read: / of usage_sums_days$/, why: 'an index of the days that are not closed, three at most' },
  { read: / of manuscripts_deleted$/, why: 'an index of what was deleted' },
  { read: / of manuscripts_under_way$/, why: 'an index of what is under way, which is counted by journal' },
  { read: / of review_invitations_unanswered$/, why: 'an index of the invitations that nobody has answered' },
];

/** Why a statement reads all of something; undefined where it should not. */
export const whyWhole = ({ reads }: WholeRead): string | undefined => {
  const reasons = reads.map((step) => onPurpose.find(({ read }) => read.test(step)));
  return reasons.every((reason) => reason !== undefined) ? reasons.map((reason) => reason.why).join('; ') : undefined;
};

import type { WholeRead } from './read-plans.ts';

/** What is read from its beginning to its end on purpose: by the step of a plan and, where that is not enough, its statement. */
const onPurpose: readonly { readonly read: RegExp; readonly statement?: RegExp; readonly why: string }[] = [
  { read: / of usage_sums_days$/, why: 'an index of the days that are not closed, three at most' },
  { read: / of manuscripts_deleted$/, why: 'an index of what was deleted' },
  { read: / of manuscripts_under_way$/, why: 'an index of what is under way, which is counted by journal' },
  { read: / of review_invitations_unanswered$/, why: 'an index of the invitations that nobody has answered' },
  {
    read: /^Seq Scan of usage_sums$/,
    statement: /^\s*select left\((?:"usage_sums"\.)?"period", 7\)/,
    why: 'the months of a year are added up from what each article has in them',
  },
];

/** Why a statement reads all of something; undefined where it should not. */
export const whyWhole = ({ reads, statement }: WholeRead): string | undefined => {
  const reasons = reads.map((step) =>
    onPurpose.find(({ read, statement: asked }) => read.test(step) && (asked?.test(statement) ?? true)),
  );
  return reasons.every((reason) => reason !== undefined) ? reasons.map((reason) => reason.why).join('; ') : undefined;
};

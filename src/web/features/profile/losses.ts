import { formatDay } from '../../ui/format-day.ts';

export interface Belongings {
  /** When the pass that runs ends; null without one. */
  readonly passEndsAt: Date | null;
  readonly fullIssues: number;
  readonly drafts: number;
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** What a person loses with the account, in one sentence; null where there is nothing. */
export function lossesOf({ passEndsAt, fullIssues, drafts }: Belongings): string | null {
  const parts = [
    passEndsAt === null ? [] : `your pass, which runs until ${formatDay(passEndsAt.toISOString().slice(0, 10))}`,
    fullIssues === 0 ? [] : `${counted(fullIssues, 'full issue', 'full issues')} that you bought`,
    drafts === 0 ? [] : counted(drafts, 'draft', 'drafts'),
  ].flat();
  return parts.length === 0 ? null : `You lose ${new Intl.ListFormat('en-GB').format(parts)}.`;
}

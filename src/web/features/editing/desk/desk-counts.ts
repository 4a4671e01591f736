import type { ReplyOf } from '../../../../contracts/call.ts';
import type { editorial } from '../../../../contracts/editorial.ts';

export type DeskCounts = ReplyOf<typeof editorial.desk>['counts'];

/** What needs the desk’s owner, in a sentence. */
export function countWords({ needsMe, overdue }: DeskCounts): string {
  if (needsMe === 0) return 'Nothing on the desk needs you now.';
  const needs = needsMe === 1 ? '1 manuscript needs you now' : `${needsMe} manuscripts need you now`;
  if (overdue === 0) return `${needs}.`;
  return `${needs}; ${overdue === 1 ? '1 is' : `${overdue} are`} overdue.`;
}

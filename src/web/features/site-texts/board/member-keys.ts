import type { BoardMember } from '../../../../contracts/site-texts.ts';

/** What tells the members apart while they are moved: name and address, and of several alike which of them. */
export function memberKeys(members: readonly BoardMember[]): string[] {
  const seen = new Map<string, number>();
  return members.map(({ name, contact_details }) => {
    const own = `${name} ${contact_details}`;
    const before = seen.get(own) ?? 0;
    seen.set(own, before + 1);
    return `${own} ${before}`;
  });
}

/** The name of an issue that has moved from one place to another: an empty one, or one that began with the old place, follows. */
export function nameAt(name: string, before: string | null, now: string): string {
  if (name === '') return now;
  return before !== null && name.startsWith(before) ? now + name.slice(before.length) : name;
}

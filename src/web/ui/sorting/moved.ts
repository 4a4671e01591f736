/** A list in which one item has moved to another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const item = list.slice(from, from + 1);
  return list.toSpliced(from, 1).toSpliced(to, 0, ...item);
}

/** What an account has used counts half after so long, in milliseconds. */
const halfLife = 5 * 60_000;

/** How long each account has held turns lately, in milliseconds; long ago counts little. */
export function timeUsed() {
  const used = new Map<string, { time: number; at: number }>();
  const lately = (account: string): number => {
    const { time, at } = used.get(account) ?? { time: 0, at: 0 };
    return time * 0.5 ** ((performance.now() - at) / halfLife);
  };
  return {
    lately,
    charge: (account: string, time: number): void => {
      used.set(account, { time: lately(account) + time, at: performance.now() });
      for (const other of used.keys()) if (lately(other) < 1) used.delete(other);
    },
  };
}

export type TimeUsed = ReturnType<typeof timeUsed>;

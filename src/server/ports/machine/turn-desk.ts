import type { Caller } from './messages.ts';
import type { GiveBack } from './turns.ts';

/** Gives turns to workers, and takes back what one held that has ended. */
export function turnDesk() {
  const held = new Map<Caller, Map<number, GiveBack>>();
  const give = (caller: Caller, id: number, giveBack: GiveBack | null): void => {
    const own = held.get(caller);
    // Whoever ended meanwhile needs no turn any more.
    if (!own) return giveBack?.();
    if (giveBack) own.set(id, giveBack);
    caller.send({ kind: 'turn', id, isYours: giveBack !== null });
  };
  return {
    join: (caller: Caller) => void held.set(caller, new Map()),
    leave(caller: Caller): void {
      const own = held.get(caller);
      held.delete(caller);
      for (const giveBack of own?.values() ?? []) giveBack();
    },
    give,
    /** Has somebody wait; until then what they give back is their wait. */
    async await(caller: Caller, id: number, wait: (givenUp: AbortSignal) => Promise<GiveBack>): Promise<void> {
      const waiting = new AbortController();
      held.get(caller)?.set(id, () => waiting.abort());
      const giveBack = await wait(waiting.signal).catch(() => null);
      if (giveBack !== null) give(caller, id, giveBack);
    },
    takeBack(caller: Caller, id: number): void {
      held.get(caller)?.get(id)?.();
      held.get(caller)?.delete(id);
    },
  };
}

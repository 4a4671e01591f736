import type { Caller } from './messages.ts';
import type { GiveBack } from './turns.ts';

/** Gives turns to workers, and takes back what one held that has ended. */
export function turnDesk() {
  const held = new Map<Caller, Map<number, GiveBack>>();
  return {
    join: (caller: Caller) => void held.set(caller, new Map()),
    leave(caller: Caller): void {
      const own = held.get(caller);
      held.delete(caller);
      for (const giveBack of own?.values() ?? []) giveBack();
    },
    give(caller: Caller, id: number, giveBack: GiveBack | null): void {
      const own = held.get(caller);
      // Whoever ended while waiting needs no turn any more.
      if (!own) return giveBack?.();
      if (giveBack) own.set(id, giveBack);
      caller.send({ kind: 'turn', id, isYours: giveBack !== null });
    },
    takeBack(caller: Caller, id: number): void {
      held.get(caller)?.get(id)?.();
      held.get(caller)?.delete(id);
    },
  };
}

import { useEffect, useEffectEvent } from 'react';

const everyFewSeconds = 4000;

/** Looks again every few seconds while the server prepares something. */
export function useLookingAgain(isPreparing: boolean, onLook: () => void): void {
  const look = useEffectEvent(onLook);
  useEffect(() => {
    if (!isPreparing) return undefined;
    const timer = setInterval(() => look(), everyFewSeconds);
    return () => clearInterval(timer);
  }, [isPreparing]);
}

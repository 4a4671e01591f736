import { useEffect, useRef } from 'react';

/** Calls once calls pause; `now` ends the wait. */
export function useWaiting(call: () => void, pause: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(call);
  useEffect(() => {
    latest.current = call;
  });
  const now = () => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    latest.current();
  };
  const soon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(now, pause);
  };
  return { soon, now };
}

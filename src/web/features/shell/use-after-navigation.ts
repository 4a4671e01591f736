import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';

/** Does something after each navigation; not when the page becomes ready, which may be after a person has begun to use it. */
export function useAfterNavigation(act: () => void): void {
  const { key } = useLocation();
  const shown = useRef(key);
  const onMoved = useEffectEvent(act);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    onMoved();
  }, [key]);
}

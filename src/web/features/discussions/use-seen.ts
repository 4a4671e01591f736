import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** Tells once an element with something new is in sight, also after its section unfolds. */
export function useSeen<E extends Element>(isNew: boolean, onSeen: () => void): RefObject<E | null> {
  const place = useRef<E>(null);
  const see = useEffectEvent(onSeen);
  useEffect(() => {
    if (!isNew || !place.current) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      see();
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNew]);
  return place;
}

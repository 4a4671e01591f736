import { useEffect, useState } from 'react';

const minute = 60_000;

/** The moment, moved on every minute: a pass that ends while the page is open is shown as ended. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), minute);
    return () => clearInterval(timer);
  }, []);
  return now;
}

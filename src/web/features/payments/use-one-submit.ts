import { useEffect, useState, type SubmitEvent } from 'react';

/** No answer takes longer; after that the button works again, for a way that was stopped on purpose. */
const waitsFor = 15_000;

/** Sends a plain form once while its answer is on the way: a second click comes to nothing. */
export function useOneSubmit() {
  const [isSent, setSent] = useState(false);
  useEffect(() => {
    if (!isSent) return undefined;
    const again = () => setSent(false);
    const timer = setTimeout(again, waitsFor);
    // Whoever comes back finds the page as it was left.
    addEventListener('pageshow', again);
    return () => {
      clearTimeout(timer);
      removeEventListener('pageshow', again);
    };
  }, [isSent]);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (isSent) event.preventDefault();
    else setSent(true);
  };
  return { isSent, onSubmit };
}

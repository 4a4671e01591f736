import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Opens the answer that the address names, also where the browser does not do so by itself, and shows its question. */
export function useLinkedAnswer(): void {
  const location = useLocation();
  useEffect(() => {
    const target = location.hash === '' ? null : document.getElementById(location.hash.slice(1));
    const question = target?.closest('details');
    if (!question) return;
    question.open = true;
    question.scrollIntoView({ block: 'start' });
  }, [location]);
}

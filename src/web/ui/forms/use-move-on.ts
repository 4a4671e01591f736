import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** Goes to an address after a while, with what the next page is to know; null waits. The page offers a link to go at once, or to stay. */
export function useMoveOn(address: string | null, after: number, state?: object): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (address === null) return undefined;
    const timer = setTimeout(() => void navigate(address, { state }), after);
    return () => clearTimeout(timer);
  }, [address, after, navigate, state]);
}

import { useState } from 'react';

/** Whether the writer of a text means what was found in it; once the text changes, they are asked again. */
export function useMeant(text: string) {
  const [meant, setMeant] = useState<string | null>(null);
  return { isMeant: meant === text, mean: (isMeant: boolean) => setMeant(isMeant ? text : null) };
}

import { useState } from 'react';

/**
 * The version that a form is based on. After a conflict it becomes the newer one once that is read, so that a second save
 * overwrites it knowingly.
 */
export function useSeenVersion(current: number, begun: number) {
  const [version, setVersion] = useState(begun);
  const [overtaken, setOvertaken] = useState(false);
  if (overtaken && current !== version) {
    setVersion(current);
    setOvertaken(false);
  }
  return { version, noteSaved: setVersion, noteOvertaken: () => setOvertaken(true) };
}

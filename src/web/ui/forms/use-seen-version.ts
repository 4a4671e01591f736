import { useState } from 'react';

/**
 * The version that a form began with. Whoever saves on top of what somebody else has saved does so knowingly: the version
 * follows once the newer one was read.
 */
export function useSeenVersion(standing: number, begun: number) {
  const [version, setVersion] = useState(begun);
  const [overtaken, setOvertaken] = useState(false);
  if (overtaken && standing !== version) {
    setVersion(standing);
    setOvertaken(false);
  }
  return { version, noteOvertaken: () => setOvertaken(true) };
}

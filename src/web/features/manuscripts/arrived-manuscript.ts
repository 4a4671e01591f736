/** What the wizard tells the list that it leads to. */
export interface ArrivedManuscript {
  readonly manuscriptNumber: string;
}

/** The number in the history entry, which survives a reload and may hold anything; null when nothing was submitted. */
export function arrivedNumber(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('manuscriptNumber' in state)) return null;
  return typeof state.manuscriptNumber === 'string' ? state.manuscriptNumber : null;
}

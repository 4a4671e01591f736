const prefix = 'colophon:profile:';

/** Under which name a tab keeps the unsaved profile of a person. */
export const editKey = (userId: string) => `${prefix}${userId}`;

/** Forgets whatever profiles were typed in this tab and not saved, whoever typed them. */
export function forgetEdits(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  } catch {
    // A browser may refuse its store: then nothing was kept.
  }
}

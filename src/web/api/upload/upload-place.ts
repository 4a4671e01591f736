/** Where an upload that is not done goes on: its address at the server, and the file that it is of. */
export interface UploadPlace {
  readonly address: string;
  readonly name: string;
  readonly size: number;
  /** Tells this file from every other, and from itself once it has been changed. */
  readonly mark: string;
  readonly since: number;
}

const keyPrefix = 'colophon:upload:';
/** The server clears a partial upload after a day. */
const lifetime = 24 * 60 * 60 * 1000;

const keyOf = (awsId: string, slot: number) => `${keyPrefix}${awsId}:${slot}`;

// What the browser's store has no room for is known as long as the page lives.
const inThisPage = new Map<string, UploadPlace>();

function isPlace(value: unknown): value is UploadPlace {
  if (typeof value !== 'object' || value === null) return false;
  const place: Partial<Record<keyof UploadPlace, unknown>> = value;
  const texts = [place.address, place.name, place.mark];
  return texts.every((text) => typeof text === 'string') && [place.size, place.since].every(Number.isFinite);
}

function stored(key: string): UploadPlace | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isPlace(value) ? value : null;
  } catch {
    return null;
  }
}

/** The upload into a slot that was begun within the last day and is not done, if there is one. */
export function uploadPlace(awsId: string, slot: number): UploadPlace | null {
  const key = keyOf(awsId, slot);
  const place = inThisPage.get(key) ?? stored(key);
  return place && Date.now() - place.since < lifetime ? place : null;
}

function keysOfOldPlaces(): string[] {
  return Object.keys(localStorage).filter((key) => {
    if (!key.startsWith(keyPrefix)) return false;
    const place = stored(key);
    return place === null || Date.now() - place.since >= lifetime;
  });
}

/** Remembers where the upload into a slot goes on, over a reload of the page, too. */
export function keepUploadPlace(awsId: string, slot: number, place: UploadPlace): void {
  const key = keyOf(awsId, slot);
  inThisPage.set(key, place);
  try {
    for (const old of keysOfOldPlaces()) localStorage.removeItem(old);
    localStorage.setItem(key, JSON.stringify(place));
  } catch {
    // The upload goes on all the same; only after a reload it would begin anew.
  }
}

/** Forgets it, when the upload is done, given up or gone. */
export function forgetUploadPlace(awsId: string, slot: number): void {
  inThisPage.delete(keyOf(awsId, slot));
  try {
    localStorage.removeItem(keyOf(awsId, slot));
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

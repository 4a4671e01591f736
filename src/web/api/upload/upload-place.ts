/** Where an unfinished upload resumes: its address on the server, and its file. */
export interface UploadPlace {
  readonly address: string;
  readonly name: string;
  readonly size: number;
  /** Identifies the file and its content. */
  readonly mark: string;
  readonly since: number;
}

const keyPrefix = 'colophon:upload:';
/** The server deletes a partial upload after a day. */
const lifetime = 24 * 60 * 60 * 1000;

const keyOf = (awsId: string, slot: number) => `${keyPrefix}${awsId}:${slot}`;

// For values that do not fit into the browser's storage.
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

/** The unfinished upload into a slot from the last day, if there is one. */
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

/** Remembers where the upload into a slot resumes, even after a reload. */
export function keepUploadPlace(awsId: string, slot: number, place: UploadPlace): void {
  const key = keyOf(awsId, slot);
  inThisPage.set(key, place);
  try {
    for (const old of keysOfOldPlaces()) localStorage.removeItem(old);
    localStorage.setItem(key, JSON.stringify(place));
  } catch {
    // The upload continues; only a reload would restart it.
  }
}

/** Forgets it when the upload is finished, cancelled or gone. */
export function forgetUploadPlace(awsId: string, slot: number): void {
  inThisPage.delete(keyOf(awsId, slot));
  try {
    localStorage.removeItem(keyOf(awsId, slot));
  } catch {
    // Without storage there is nothing to remove.
  }
}

import { iso6392 } from 'iso-639-2';

/** A language tag as the bibliographic code of ISO 639-2: `eng` for `en-GB`; null where there is none. */
export function bibliographicCode(tag: string): string | null {
  const [code = ''] = tag.toLowerCase().split(/[-_]/);
  const known = iso6392.find(({ iso6391, iso6392B, iso6392T }) => [iso6391, iso6392B, iso6392T].includes(code));
  return known?.iso6392B ?? null;
}

import { isEastAsian } from '../../../../contracts/author-name.ts';
import type { CitedName } from './cited-work.ts';

const initial = (name: string) => Array.from(name)[0] ?? '';

/** Two or three capital letters are initials already. */
const initialsOf = (name: string) => (/^\p{Lu}{2,3}$/u.test(name) ? Array.from(name) : [initial(name)]);

/** For each given name its initials; those of one name that are joined by a hyphen stay together. */
const parts = (given: string) =>
  given
    .split(/\s+|\.(?!-)/)
    .filter(Boolean)
    .flatMap((name) =>
      name.includes('-') ? [name.split('-').map(initial).filter(Boolean)] : initialsOf(name).map((one) => [one]),
    );

/** `Doe, J.-L. P., Jr.`, as APA writes a name, or `Doe, J.-L.P., Jr.` with nothing between the initials. */
export function nameWithDottedInitials({ given, family, suffix }: CitedName, between: string): string {
  if (isEastAsian(given, family)) return family + given;
  const initials = parts(given).map((name) => name.map((letter) => `${letter}.`).join('-'));
  return [family, initials.join(between), suffix].filter(Boolean).join(', ');
}

/** `Doe JLP Jr`, as medical journals write a name. */
export function nameWithBareInitials({ given, family, suffix }: CitedName): string {
  if (isEastAsian(given, family)) return family + given;
  const initials = parts(given).flat().join('').toUpperCase();
  return [family, initials, suffix?.replace(/\.$/, '')].filter(Boolean).join(' ');
}

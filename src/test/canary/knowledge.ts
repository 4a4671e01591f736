import type { Canary } from './canaries.ts';

/** A word that somebody read who must not, and where. */
export interface Leak {
  readonly where: string;
  readonly words: readonly string[];
}

/** Beginnings of words, by who may read them. */
export class Knowledge {
  readonly #of = new Map<string, Set<string>>();
  readonly #ofAll = new Set<string>();

  /** From now on these people may read words that begin so. */
  tell(people: readonly Canary[], ...words: readonly string[]): void {
    for (const { word } of people) this.#of.set(word, new Set([...(this.#of.get(word) ?? []), ...words]));
  }

  /** From now on this person may not any more. */
  forget({ word }: Canary, ...words: readonly string[]): void {
    for (const each of words) this.#of.get(word)?.delete(each);
  }

  /** From now on the public may. */
  publish(...words: readonly string[]): void {
    for (const word of words) this.#ofAll.add(word);
  }

  /** Those of the words that this person, or a visitor, must not read. Everybody may read their own. */
  forbidden(person: Canary | null, found: Iterable<string>): string[] {
    const known = [
      ...this.#ofAll,
      ...(person ? [person.word, person.voice, ...(this.#of.get(person.word) ?? [])] : []),
    ];
    return [...found].filter((word) => !known.some((beginning) => word.startsWith(beginning)));
  }
}

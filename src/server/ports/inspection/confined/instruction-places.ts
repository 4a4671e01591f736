import { prefixesOf } from './prefixes-of.ts';
import type { Tag } from './word-tags.ts';

const word = /^http:\/\/(schemas\.openxmlformats\.org|purl\.oclc\.org\/ooxml)\/wordprocessingml\//;

interface Place {
  readonly prefix: string;
  readonly name: string;
  readonly number: number;
}

/**
 * Where the pieces of a field's instruction stand. Those that stand alike are read by Word together or not at all; of others it may pass over
 * some (deleted, of another maker, in a choice that is not taken), and read another instruction than we do.
 */
export function followPlaces(xml: string) {
  const ofOthers = prefixesOf(xml, (maker) => !word.test(maker));
  const path: Place[] = [];
  let number = 0;
  return {
    pass({ prefix, name, isEnd, isEmpty }: Tag): void {
      if (isEnd) path.pop();
      else if (!isEmpty) path.push({ prefix, name, number: (number += 1) });
    },
    /** The element that is open. */
    get inside(): string {
      return path.at(-1)?.name ?? '';
    },
    /** The place of a piece that begins here; null where nobody can say whether it is read. */
    of({ prefix, name }: Tag): string | null {
      const run = path.at(-1);
      if (run?.name !== 'r' || run.prefix !== prefix || ofOthers.has(prefix)) return null;
      return `${name} in ${path.at(-2)?.number ?? 0}`;
    },
  };
}

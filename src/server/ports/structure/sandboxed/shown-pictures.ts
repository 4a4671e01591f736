import { plainText, type Linked } from '../../typesetter/sandboxed/pandoc-document.ts';
import { cropIn, renewed } from '../../typesetter/sandboxed/figures.ts';
import type { Structured } from '../structured-text.ts';
import { escaped } from './write-words.ts';

type Facts = Structured['pictures'][number];

/** Every picture in a part of pandoc's document. */
export function allPictures(value: unknown): Linked[] {
  if (Array.isArray(value)) return value.flatMap(allPictures);
  if (typeof value !== 'object' || value === null || !('t' in value) || !('c' in value)) return [];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what an image of pandoc looks like is pandoc's promise
  return value.t === 'Image' ? [value.c as Linked] : allPictures(value.c);
}

/** What Word writes under descriptions that it made itself. */
const madeByWord =
  /\s*(?:AI-generated content may be incorrect\.?|Description automatically generated(?: with \w+ confidence)?)\s*$/iu;
/** Names of files, which describe nothing. */
const fileName = /^(?:picture|image|img|grafik|bild|figure)?[\s_-]*\d*(?:\.(?:png|jpe?g|gif|tiff?|emf|wmf|bmp))?$/iu;

const described = (words: string): string => {
  const said = words.replace(madeByWord, '').trim();
  return fileName.test(said) ? '' : said;
};

/** The pictures of a text, encoded again. */
export class ShownPictures {
  readonly facts: Facts[] = [];
  readonly bytes: Uint8Array[] = [];
  readonly #media: ReadonlyMap<string, Uint8Array>;
  readonly #known = new Map<string, Facts | null>();

  constructor(media: ReadonlyMap<string, Uint8Array>) {
    this.#media = media;
  }

  async prepare(pictures: readonly Linked[]): Promise<void> {
    for (const [, , [path, title]] of pictures) {
      const key = `${title} ${path}`;
      const bytes = this.#media.get(path);
      if (this.#known.has(key) || bytes === undefined) continue;
      const found = await renewed(bytes, cropIn(title));
      this.#known.set(key, found && this.#keep(found));
    }
  }

  #keep({ bytes, format, pixelWidth, pixelHeight }: NonNullable<Awaited<ReturnType<typeof renewed>>>): Facts {
    const facts: Facts = {
      name: `picture-${this.facts.length + 1}.${format}`,
      mediaType: format === 'jpg' ? 'image/jpeg' : 'image/png',
      width: pixelWidth,
      height: pixelHeight,
      size: bytes.length,
    };
    this.facts.push(facts);
    this.bytes.push(bytes);
    return facts;
  }

  /** A prepared picture; nothing where it cannot be shown. */
  html([, words, [path, title]]: Linked): string {
    const found = this.#known.get(`${title} ${path}`);
    if (!found) return '';
    const source = `picture:${found.name}`;
    const size = `width="${found.width}" height="${found.height}"`;
    const image = `<img src="${source}" alt="${escaped(described(plainText(words)))}" ${size} loading="lazy">`;
    return `<a class="picture" href="${source}">${image}</a>`;
  }
}

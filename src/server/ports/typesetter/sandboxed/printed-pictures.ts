import { pointsOf, pointsPerPixel } from './lengths.ts';
import { plainText, type Attributes, type Linked } from './pandoc-document.ts';
import type { Printable } from './printable.ts';

const valueOf = ([, , values]: Attributes, name: string): string | undefined =>
  values.find(([key]) => key === name)?.[1];

/** A picture of the print job, or null where it cannot be shown. */
type Shown = { readonly name: string; readonly width: number } | null;

/** Collects the pictures and drawn equations of one print job. */
export class PrintedPictures {
  readonly byName: Record<string, string | Uint8Array> = {};
  readonly #media: ReadonlyMap<string, Uint8Array>;
  readonly #shownBefore = new Map<string, Shown>();
  #count = 0;

  constructor(media: ReadonlyMap<string, Uint8Array>) {
    this.#media = media;
  }

  #keep(format: string, bytes: string | Uint8Array): string {
    const name = `picture-${(this.#count += 1)}.${format}`;
    this.byName[name] = bytes;
    return name;
  }

  async equation(tex: string, isDisplay: boolean): Promise<Printable> {
    // Most documents have no equation, and the code for them loads slowly.
    const { drawEquation } = await import('./equations.ts');
    const drawn = await drawEquation(tex, isDisplay).catch(() => null);
    const facts = { kind: 'equation', tex: tex.trim() || 'Equation', display: isDisplay };
    if (drawn === null) return { ...facts, picture: null };
    return { ...facts, picture: this.#keep('svg', drawn.svg), width: drawn.width, depth: drawn.depth };
  }

  /** A picture that is shown several times is encoded once. */
  async #shown(path: string, title: string): Promise<Shown> {
    const bytes = this.#media.get(path);
    const key = `${title} ${path}`;
    const known = this.#shownBefore.get(key);
    if (bytes === undefined || known !== undefined) return known ?? null;
    const { cropIn, renewed } = await import('./figures.ts');
    const found = await renewed(bytes, cropIn(title));
    const shown = found && { name: this.#keep(found.format, found.bytes), width: found.width };
    this.#shownBefore.set(key, shown);
    return shown;
  }

  async picture([attributes, inlines, [path, title]]: Linked): Promise<Printable> {
    const kind = /\.([a-z]{2,5})$/iu.exec(path)?.[1]?.toUpperCase() ?? 'unknown';
    const shown = await this.#shown(path, title);
    if (shown === null)
      return { kind: 'picture', picture: null, missing: `This picture (${kind}) cannot be shown here.` };
    const width = pointsOf(valueOf(attributes, 'width')) ?? shown.width * pointsPerPixel;
    return { kind: 'picture', picture: shown.name, width, alt: plainText(inlines).trim() || 'Picture' };
  }
}

import { escapeHtml } from './html-text.ts';

/** A picture that came with the article. */
export interface Picture {
  readonly address: string;
  readonly width: number;
  readonly height: number;
}

/** Finds a picture by the name that the XML gives. */
export type FindPicture = (href: string) => Picture | null;

/** A picture that leads to itself, because details are too small beside the text. */
export function pictureHtml({ address, width, height }: Picture, words: string): string {
  const image = `<img src="${address}" alt="${escapeHtml(words)}" width="${width}" height="${height}" loading="lazy">`;
  return `<a class="picture" href="${address}">${image}</a>`;
}

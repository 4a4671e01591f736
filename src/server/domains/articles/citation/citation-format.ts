import { escapeHtml } from '../jats/html-text.ts';
import type { CitedWork } from './cited-work.ts';

/** How the parts of a reference are set: with mark-up, or as words alone. */
export interface CitationFormat {
  /** Words as they are. */
  readonly words: (text: string) => string;
  readonly italic: (text: string) => string;
  readonly title: (work: CitedWork) => string;
  /** An address, shown as it is or as `shown`. */
  readonly link: (address: string, shown?: string) => string;
}

/** For a page. */
export const htmlFormat: CitationFormat = {
  words: escapeHtml,
  italic: (text) => `<i>${escapeHtml(text)}</i>`,
  title: (work) => work.title.html,
  link: (address, shown = address) => `<a href="${escapeHtml(address)}">${escapeHtml(shown)}</a>`,
};

/** For the clipboard. */
export const plainFormat: CitationFormat = {
  words: (text) => text,
  italic: (text) => text,
  title: (work) => work.title.text,
  link: (address, shown = address) => shown,
};

/** Whether a title brings its own end of sentence. */
export const endsItself = (work: CitedWork) => /[.?!؟。]$/u.test(work.title.text);

import { documentProgram } from '../document-process.ts';
import type { HtmlText, PrintJob } from './print-job.ts';

const mostSaved = 16;

const kept = new Map<string, Promise<Buffer>>();

/** Typst holds about 100 MB with every font in use. */
const print = documentProgram({ file: 'typesetter/sandboxed/main.ts', data: 1_000_000, patience: 20_000 });
const printText = documentProgram({ file: 'typesetter/sandboxed/main.ts', data: 2_000_000, patience: 60_000 });
/** Pandoc reserves its memory in large pieces. */
const readHtml = documentProgram({ file: 'pandoc/sandboxed/read-html.ts', data: 3_000_000, patience: 60_000 });

/**
 * Typesets a document as a tagged PDF (PDF/UA-1) in its own process. Caches the last 16, because PDF viewers request
 * one document in several parts. Throws `unavailable` when 20 others wait or printing takes more than 20 seconds.
 */
export async function typeset(job: PrintJob): Promise<Buffer> {
  const key = JSON.stringify(job);
  const known = kept.get(key);
  if (known) return known;
  const printing = print(job);
  kept.set(key, printing);
  printing.catch(() => kept.delete(key));
  const [oldest] = kept.keys();
  if (kept.size > mostSaved && oldest !== undefined) kept.delete(oldest);
  return printing;
}

/** HTML as pandoc reads it: lengths with their unit, and alignment as a style. */
const readable = (html: string): string =>
  html
    .replaceAll(/ (width|height)="(\d+)"/gu, ' $1="$2px"')
    .replaceAll(/ class="align-(right|center)"/gu, ' style="text-align: $1"');

/** Prints a text in HTML as a tagged PDF: pandoc reads it, and Typst prints it, each in a process of its own. */
export async function typesetHtml({ title, abstract, body, ...text }: HtmlText): Promise<Buffer> {
  const html = [title, abstract, body].map((part) => `<div>${readable(part)}</div>`).join('');
  const document = await readHtml({ html });
  return printText({ ...text, document: document.toString() });
}

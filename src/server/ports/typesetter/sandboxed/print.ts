import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { PrintJob } from '../print-job.ts';
import { fontFiles, isCovered } from './fonts.ts';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Marks that turn the direction of all that follows, and a byte order mark. */
const unwanted = /[\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** Characters without a shape of their own: joiners, variation selectors. */
const invisible = /\p{Default_Ignorable_Code_Point}/u;

const codeOf = (character: string) =>
  `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;

function printableCluster(cluster: string): string {
  const characters = Array.from(cluster).filter((character) => !invisible.test(character));
  if (characters.length === 0) return '';
  if (isCovered(characters)) return cluster;
  const [first = '', ...marks] = characters;
  return (isCovered([first]) ? first : codeOf(first)) + marks.map(codeOf).join('');
}

/** A text on one line, without control characters and marks that turn the direction. */
const inOneLine = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(unwanted, '')
    .replaceAll(/[\p{Cc}\u2028\u2029 ]+/gu, ' ');

/** A one-line text in which each character has a font. Others become their code: `[U+13000]`. */
const printableText = (text: string): string =>
  /^[ -~]*$/.test(text)
    ? inOneLine(text)
    : Array.from(graphemes.segment(inOneLine(text)), ({ segment }) => printableCluster(segment))
        .join('')
        .replaceAll('][U+', ' U+');

const templates = fileURLToPath(new URL('../templates', import.meta.url));

// Typst can read only this folder, and fetches no packages.
const compiler = NodeCompiler.create({ workspace: templates, fontArgs: [{ fontPaths: [...fontFiles] }] });

/** The style of Chinese characters: kana means Japanese, Hangul Korean, else the language decides. */
function hanStyle(text: string, language: string): 'ja' | 'ko' | 'zh' {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'ja';
  if (/\p{Script=Hangul}/u.test(text)) return 'ko';
  return language === 'ja' || language === 'ko' ? language : 'zh';
}

/** Makes every text of a value printable. */
const printable = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_, part: unknown) => (typeof part === 'string' ? printableText(part) : part));

/** The compiler's errors are described by their code, and their message may be empty. */
const whatItSays = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : String(error));

function withJob<Result>(job: PrintJob, print: (compiled: { mainFilePath: string }) => Result): Result {
  const add = (name: string, content: string | Uint8Array) =>
    compiler.mapShadow(path.join(templates, name), Buffer.from(content));
  const { template, title, authors, date, language, content, pictures = {} } = job;
  add(
    'job.json',
    JSON.stringify({
      title: inOneLine(title),
      authors: authors.map(inOneLine),
      date,
      han: hanStyle(JSON.stringify(content), language),
      content: printable(content),
    }),
  );
  for (const [name, picture] of Object.entries(pictures)) add(name, picture);
  try {
    return print({ mainFilePath: path.join(templates, `${template}.typ`) });
  } catch (error) {
    throw new Error(`Typst did not print ${template}: ${whatItSays(error)}`, { cause: error });
  } finally {
    compiler.resetShadow();
    // Evict all but the cache of the last ten documents, so that memory does not grow.
    compiler.evictCache(10);
  }
}

/** Prints a document as PDF/UA-1. Throws what the compiler says where the template or a picture is at fault. */
export const printPdf = (job: PrintJob): Uint8Array =>
  withJob(job, (compiled) => compiler.pdf(compiled, { pdfStandard: 'ua-1', creationTimestamp: 0 }));

/** Prints a document of one page as SVG, with its emails as shapes. */
export const printSvg = (job: PrintJob): string => withJob(job, (compiled) => compiler.plainSvg(compiled));

import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { PrintJob, PrintReply, PrintRequest } from '../print-job.ts';
import { fontFiles } from './fonts.ts';
import { inOneLine, printableText } from './printable-text.ts';

const templates = fileURLToPath(new URL('../templates', import.meta.url));

// Typst can read this folder and nothing else, and it fetches no packages.
const compiler = NodeCompiler.create({ workspace: templates, fontArgs: [{ fontPaths: [...fontFiles] }] });

/** Whose way of drawing Chinese characters a document wants: kana is Japanese, Hangul Korean, else its language decides. */
function hanStyle(text: string, language: string): 'ja' | 'ko' | 'zh' {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'ja';
  if (/\p{Script=Hangul}/u.test(text)) return 'ko';
  return language === 'ja' || language === 'ko' ? language : 'zh';
}

/** Makes every text of a value printable. */
const printable = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_, part: unknown) => (typeof part === 'string' ? printableText(part) : part));

function print({ template, title, authors, date, language, content, pictures = {} }: PrintJob): Uint8Array {
  const add = (name: string, text: string) => compiler.mapShadow(path.join(templates, name), Buffer.from(text));
  const job = {
    title: inOneLine(title),
    authors: authors.map(inOneLine),
    date,
    han: hanStyle(JSON.stringify(content), language),
    content: printable(content),
  };
  add('job.json', JSON.stringify(job));
  for (const [name, svg] of Object.entries(pictures)) add(name, svg);
  try {
    return compiler.pdf(
      { mainFilePath: path.join(templates, `${template}.typ`) },
      { pdfStandard: 'ua-1', creationTimestamp: 0 },
    );
  } finally {
    compiler.resetShadow();
    // Keeps what the last ten documents share, so that memory does not grow with each.
    compiler.evictCache(10);
  }
}

process.on('message', ({ number, job }: PrintRequest) => {
  const answer = (reply: PrintReply) => process.send?.(reply);
  try {
    answer({ number, bytes: print(job) });
  } catch (error) {
    answer({ number, failure: error instanceof Error ? error.message : String(error) });
  }
});

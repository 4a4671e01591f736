import { existsSync } from 'node:fs';
import path from 'node:path';
import { madeUpPdf } from './made-up-pdf.ts';

const corpus = path.resolve(import.meta.dirname, '../../shared/corpus/jose/jose.00198/article.pdf');

/** A real paper where the corpus lies beside the repository, else a made-up one, said loudly. */
export function aPaper(): string | { name: string; mimeType: string; buffer: Buffer } {
  if (existsSync(corpus)) return corpus;
  process.stderr.write('\nTHE CORPUS IS NOT BESIDE THE REPOSITORY: the journey runs with a made-up paper.\n');
  return { name: 'article.pdf', mimeType: 'application/pdf', buffer: madeUpPdf(1) };
}

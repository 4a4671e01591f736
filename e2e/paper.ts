import { existsSync } from 'node:fs';
import path from 'node:path';

const corpus = path.resolve(import.meta.dirname, '../../shared/corpus/jose/jose.00198/article.pdf');

/** The smallest document that every reader takes for a PDF. */
const small =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';

/** A real paper where the corpus lies beside the repository, else a made-up one, said loudly. */
export function aPaper(): string | { name: string; mimeType: string; buffer: Buffer } {
  if (existsSync(corpus)) return corpus;
  process.stderr.write('\nTHE CORPUS IS NOT BESIDE THE REPOSITORY: the journey runs with a made-up paper.\n');
  return { name: 'article.pdf', mimeType: 'application/pdf', buffer: Buffer.from(small) };
}

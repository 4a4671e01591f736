import { serialize } from 'node:v8';
import { convert } from 'pandoc-wasm';
import type { DocumentWish } from '../../inspection/document-inspector.ts';
import { documentOfDrawings } from './office-drawings.ts';
import { prepareWord } from './prepare-word.ts';

/**
 * Reads a Word document with pandoc, which accepts tracked changes and drops comments. An attachment shows both.
 * Answers with pandoc's document (JSON) and the pictures by their paths, serialised for the program that prints, and with
 * a Word document of the drawings for LibreOffice.
 */
export async function readWord(docx: Uint8Array<ArrayBuffer>, purpose: DocumentWish['purpose']) {
  const { stdout, stderr, mediaFiles } = await convert(
    {
      // The fields of reference managers, as data; else only what they show.
      from: purpose === 'structure' ? 'docx+citations' : 'docx',
      to: 'json',
      'input-files': ['document.docx'],
      'extract-media': 'pictures',
      'track-changes': purpose === 'attachment' ? 'all' : 'accept',
    },
    '',
    { 'document.docx': new Blob([await prepareWord(docx, purpose)]) },
  );
  if (stdout === '') throw new Error(stderr);
  const media = new Map<string, Uint8Array>();
  for (const [path, blob] of Object.entries(mediaFiles)) media.set(path, new Uint8Array(await blob.arrayBuffer()));
  const { names, document } = await documentOfDrawings(media);
  return { document: serialize({ document: stdout, media, drawings: names }), drawings: document };
}

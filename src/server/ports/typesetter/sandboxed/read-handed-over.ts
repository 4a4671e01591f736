import { deserialize } from 'node:v8';
import { FaultFound } from '../../inspection/sandboxed/fault-found.ts';
import { isPandocDocument, type PandocDocument } from './pandoc-document.ts';

export interface Parsed {
  readonly document: PandocDocument;
  readonly media: Map<string, Uint8Array>;
  /** Which of the media are drawings that LibreOffice may have drawn. */
  readonly drawings: readonly string[];
}

/** Reads what the program of pandoc hands over. */
export function readHandedOver(bytes: Uint8Array): Parsed {
  const handed: unknown = deserialize(bytes);
  if (typeof handed !== 'object' || handed === null || !('document' in handed)) throw new FaultFound('damaged');
  const document: unknown = JSON.parse(String(handed.document));
  const [stored, drawings] = [Reflect.get(handed, 'media'), Reflect.get(handed, 'drawings')] as unknown[];
  if (!isPandocDocument(document) || !(stored instanceof Map) || !Array.isArray(drawings))
    throw new FaultFound('damaged');
  const media = new Map<string, Uint8Array>();
  for (const [name, content] of stored) if (content instanceof Uint8Array) media.set(String(name), content);
  return { document, media, drawings: drawings.map(String) };
}

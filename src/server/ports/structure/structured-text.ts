import { z } from 'zod';

/** A picture of a manuscript, encoded again; the text names it as `picture:NAME`. */
const Picture = z.object({
  name: z.string().regex(/^picture-\d+\.(?:png|jpg)$/),
  mediaType: z.enum(['image/png', 'image/jpeg']),
  width: z.int().positive(),
  height: z.int().positive(),
  size: z.int().nonnegative(),
});

/** An entry of a manuscript's list of references. */
const ListedReference = z.object({
  id: z.string().regex(/^textreference-\d+$/),
  /** As the authors wrote it; empty where only a reference manager's data are there. */
  html: z.string(),
  /** Its number in the list, where it has one. */
  number: z.int().nullable(),
  /** The data of Zotero, Mendeley or EndNote, by their names in CSL. */
  csl: z.record(z.string(), z.unknown()).nullable(),
});
export type ListedReference = z.infer<typeof ListedReference>;

const Structured = z.object({
  bodyHtml: z.string(),
  references: z.array(ListedReference),
  pictures: z.array(Picture),
});
export type Structured = z.infer<typeof Structured>;

/** The text of a Word document in the HTML of the reading page, not yet cleaned, with its references and pictures. */
export interface StructuredText extends Omit<Structured, 'pictures'> {
  readonly pictures: readonly (Omit<z.infer<typeof Picture>, 'size'> & { readonly bytes: Buffer })[];
}

const headLength = 4;

/** Reads what the sandboxed program has made: its facts as JSON, then the bytes of its pictures. Null for anything else. */
export function readStructured(made: Buffer): StructuredText | null {
  if (made.length < headLength) return null;
  const start = headLength + made.readUInt32LE(0);
  const facts = Structured.safeParse(parsedOrNull(made.toString('utf8', headLength, start)));
  if (!facts.success) return null;
  let at = start;
  const pictures = facts.data.pictures.map(({ size, ...picture }) => {
    at += size;
    return { ...picture, bytes: made.subarray(at - size, at) };
  });
  return at === made.length ? { ...facts.data, pictures } : null;
}

function parsedOrNull(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** How the sandboxed program hands over what it has made. */
export function writeStructured(facts: Structured, pictures: readonly Uint8Array[]): Buffer {
  const json = Buffer.from(JSON.stringify(facts));
  const head = Buffer.alloc(headLength);
  head.writeUInt32LE(json.length);
  return Buffer.concat([head, json, ...pictures]);
}

import { deserialize } from 'node:v8';
import { convert } from 'pandoc-wasm';
import { readWord } from '../../server/ports/pandoc/sandboxed/read-word.ts';

/** What is counted of an article, before and after. */
export const countedKinds = [
  'words',
  'headings',
  'paragraphs',
  'list items',
  'table cells',
  'equations',
  'footnotes',
  'references',
] as const;
export type Counts = Record<(typeof countedKinds)[number], number>;

const none = (): Counts => ({
  words: 0,
  headings: 0,
  paragraphs: 0,
  'list items': 0,
  'table cells': 0,
  equations: 0,
  footnotes: 0,
  references: 0,
});

interface Node {
  readonly t: string;
  readonly c?: unknown;
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 't' in value && typeof value.t === 'string';

const wordsIn = (text: string): readonly string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** The text below a node, without spaces. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join('');
  if (!isNode(value)) return '';
  return value.t === 'Str' ? String(value.c) : textOf(value.c);
}

function count(value: unknown, counts: Counts): void {
  if (Array.isArray(value)) {
    for (const one of value) count(one, counts);
    return;
  }
  if (!isNode(value)) return;
  const { t, c } = value;
  const list = Array.isArray(c) ? c : [];
  if (t === 'Header') counts.headings += 1;
  else if (t === 'Para' || t === 'Plain') counts.paragraphs += textOf(c) === '' ? 0 : 1;
  else if (t === 'Math') counts.equations += 1;
  else if (t === 'Note') counts.footnotes += 1;
  else if (t === 'BulletList') counts['list items'] += list.length;
  else if (t === 'OrderedList') counts['list items'] += Array.isArray(list[1]) ? list[1].length : 0;
  else if (t === 'Table')
    counts['table cells'] +=
      JSON.stringify(c).match(/\{"t":"Align(?:Left|Right|Center|Default)"\},\d+,\d+/gu)?.length ?? 0;
  count(c, counts);
}

interface Counted extends Counts {
  readonly document: unknown;
}

function countsOf(json: string): Counted {
  const counts = none();
  const parsed: unknown = JSON.parse(json);
  const document: unknown = typeof parsed === 'object' && parsed !== null && 'blocks' in parsed ? parsed.blocks : [];
  count(document, counts);
  return { ...counts, document };
}

/** The words of a document, each as often as it occurs. */
function tally(value: unknown, words = new Map<string, number>()): Map<string, number> {
  if (Array.isArray(value)) for (const one of value) tally(one, words);
  if (!isNode(value)) return words;
  const parts: readonly unknown[] = Array.isArray(value.c) ? value.c : [value.c];
  const text = value.t === 'Str' ? parts[0] : value.t === 'Code' ? parts[1] : '';
  for (const word of wordsIn(String(text))) words.set(word, (words.get(word) ?? 0) + 1);
  return typeof value.c === 'string' ? words : tally(value.c, words);
}

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((all, one) => all + one, 0);

/** The texts of a document's references, which pandoc's citation processor marks. */
function referencesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (!isNode(value)) return [];
  const content: readonly unknown[] = Array.isArray(value.c) ? value.c : [];
  const attributes: readonly unknown[] = Array.isArray(content[0]) ? content[0] : [];
  const classes = attributes[1];
  const isReference = value.t === 'Div' && Array.isArray(classes) && classes.includes('csl-entry');
  return isReference ? [textOf(value.c)] : referencesIn(value.c);
}

/** An article of JATS as pandoc reads it, with its references as text; and as we read it from the Word file that pandoc makes of it. */
export async function fidelityOf(jats: Buffer): Promise<{ before: Counts; after: Counts }> {
  const files = { 'in.xml': new Blob([Uint8Array.from(jats)]) };
  const options = { from: 'jats', citeproc: true, standalone: true, 'input-files': ['in.xml'] };
  const read = await convert({ ...options, to: 'json' }, '', files);
  const written = await convert({ ...options, to: 'docx', 'output-file': 'out.docx' }, '', files);
  const docx = new Uint8Array((await written.files['out.docx']?.arrayBuffer()) ?? new ArrayBuffer(0));
  const handed: unknown = deserialize((await readWord(docx, 'article')).document);
  const json = typeof handed === 'object' && handed !== null && 'document' in handed ? String(handed.document) : '{}';
  const { document, ...before } = countsOf(read.stdout);
  const { document: seen, ...after } = countsOf(json);
  const references = referencesIn(document);
  const text = textOf(seen);
  const survived = references.filter((reference) => text.includes(reference));
  const [words, seenWords] = [tally(document), tally(seen)];
  const kept = sum([...words].map(([word, times]) => Math.min(times, seenWords.get(word) ?? 0)));
  return {
    before: { ...before, words: sum(words.values()), references: references.length },
    after: { ...after, words: kept, references: survived.length },
  };
}

import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import compile from 'icu-minify/compile';
import { describe, expect, test } from 'vitest';
import { faultsOfDocument, faultsOfMessage, spokenText } from './language/language-faults.ts';
import { readProjectFile, root } from './tables/read-tables.ts';

const markdownIn = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));

const documents = [
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  ...['docs', 'src/web/content', 'demo', 'deploy', 'bench', 'e2e', 'scripts'].flatMap(markdownIn),
];

/** The modules that define messages hold none. */
const machinery = new Set(['compiled-rich.ts', 'emails/email-text.ts', 'format-message.ts', 'message.ts', 'rich.ts']);
const folder = path.join(root, 'src/messages');
const catalogues = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !machinery.has(file),
);

interface NamedText {
  readonly name: string;
  readonly text: string;
}

/** The texts of an export: of a message, or of an email, which has several. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return 'text' in value ? textsOf(value.text) : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** The messages of a catalogue. */
async function messagesOf(file: string): Promise<NamedText[]> {
  const exported = (await import(pathToFileURL(path.join(folder, file)).href)) as Record<string, unknown>;
  return Object.entries(exported).flatMap(([name, value]) => textsOf(value).map((text) => ({ name, text })));
}

/** Emails are Mustache templates, which administrators change. */
const isOfEmails = (file: string) => file.startsWith('emails');

/** Why a message does not compile; nothing where it does. */
function compileFault({ name, text }: NamedText): string[] {
  try {
    compile(text);
    return [];
  } catch (error) {
    return [`${name}: ${String(error)}`];
  }
}

test('documents are written in plain English', () => {
  expect(documents.length).toBeGreaterThan(60);
  expect(documents.flatMap((file) => faultsOfDocument(file, readProjectFile(file)))).toEqual([]);
});

test.each(catalogues)('the messages of %s compile, in plain English, with short help', async (file) => {
  const messages = await messagesOf(file);
  expect(messages.length).toBeGreaterThan(0);
  expect(isOfEmails(file) ? [] : messages.flatMap(compileFault)).toEqual([]);
  expect(messages.flatMap(({ name, text }) => faultsOfMessage(name, text))).toEqual([]);
});

describe('a planted fault is found', () => {
  test.each([
    ['What is due stands here.', 'stands'],
    ['The two files stand\nside by side.', 'stand'],
    ['It was mended.', 'mended'],
    ['Whoever reads it', 'Whoever'],
    ['It begins anew.', 'anew'],
    ['Besides, it is late.', 'Besides'],
    ['Somebody wrote.', 'Somebody'],
    ['Nobody wrote.', 'Nobody'],
    ['Write to the house.', 'the house'],
    ['It is to be\nsigned.', 'is to be'],
    ['Look for a word of its long name of 1900.', 'of its long name of'],
  ])('in a document: %s', (text, word) => {
    expect(faultsOfDocument('planted.md', `# Title\n\n${text}\n`)).toEqual([`planted.md: "${word}"`]);
  });

  test('in a message', () => {
    expect(faultsOfMessage('empty', 'Nobody is listed.')).toEqual(['empty: "Nobody"']);
  });

  test('in help of sixteen words', () => {
    const long = 'One two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen.';
    expect(faultsOfMessage('nameHelp', `Short. ${long}`)).toEqual([`nameHelp: 16 words, at most 15: ${long}`]);
    expect(faultsOfMessage('name', long)).toEqual([]);
  });

  test('in a message that does not compile', () => {
    expect(compileFault({ name: 'files', text: '{count, plural, one {# file}' })).toHaveLength(1);
  });
});

test('sound texts pass: other words, code and links', () => {
  const sound =
    'Understand the stand-in: `stand` and [a link](stand.md).\n\n```\nwhoever\n```\n\nIt is to begin. Amend it.';
  expect(faultsOfDocument('sound.md', sound)).toEqual([]);
  const counted = '{count, plural, one {# file} other {# files}} of <b>{total, number}</b>';
  expect(spokenText(counted)).toBe('# files of 1');
  expect(faultsOfMessage('filesHint', `${counted} are shown.`)).toEqual([]);
});

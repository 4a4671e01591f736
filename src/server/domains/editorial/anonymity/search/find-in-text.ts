import { createHash } from 'node:crypto';
import type { TextFinding } from '../../../../../contracts/review-values.ts';
import type { Person } from '../../../../ports/inspection/document-inspector.ts';
import { breathe, excerptOf, foldedWords, standsAt, wordsOf, type Word } from './words.ts';
import {
  addressesIn,
  escaped,
  findEmail,
  findOrcids,
  withoutAddresses,
  findInstitution,
  institutionsIn,
} from './find-addresses.ts';
import { findName, type Find } from './find-names.ts';
import { piecesOf } from './sections.ts';

const mostFindings = 100;

const initialsBefore = /(?:(?<!\p{L})\p{Lu}\.?[\s-]{0,3}){1,3}$/u;

/** The last name with the initials before it. */
const withInitials = (text: string, { start, end }: Find): Find => ({
  start: start - (initialsBefore.exec(text.slice(Math.max(0, start - 20), start))?.[0].length ?? 0),
  end,
});

/** Given and last name side by side, in lower case too: that is how people sign. */
function findWholeName(words: readonly Word[], { givenName, lastName }: Person): Find[] {
  const [given, last] = [foldedWords(givenName), foldedWords(lastName)];
  const [first = ''] = given;
  if (first.length < 2 || last.length === 0) return [];
  const orders = [
    [...given, ...last],
    [first, ...last],
    [...last, first],
  ];
  return words.flatMap(({ start }, at) => {
    const order = orders.find((sought) => standsAt(words, at, sought));
    const end = order && words[at + order.length - 1]?.end;
    return end === undefined ? [] : [{ start, end }];
  });
}

/** A given name that ends a line: “Best wishes, Jane”. */
function findSignature(text: string, { givenName }: Person): Find[] {
  const [first = ''] = givenName.trim().split(/\s+/);
  if (first.length < 2) return [];
  const names = [givenName.trim(), first].map(escaped).join('|');
  const pattern = new RegExp(String.raw`(?<=(?:^|,|[-–—])[ \t]{0,5})(?:${names})(?=[ \t.!]{0,5}$)`, 'gmu');
  return [...text.matchAll(pattern)].map(({ 0: name, index }) => ({ start: index, end: index + name.length }));
}

/** The finds that are within no other. */
function outermost(finds: readonly Find[]): Find[] {
  let reached = 0;
  return finds
    .toSorted((one, other) => one.start - other.start || other.end - one.end)
    .filter(({ end }) => {
      const isOutside = end > reached;
      reached = Math.max(reached, end);
      return isOutside;
    });
}

interface Reading {
  readonly text: string;
  readonly words: readonly Word[];
  readonly written: ReadonlySet<string>;
}

async function findNames(reading: Reading, people: readonly Person[]): Promise<Find[]> {
  const all: Find[] = [];
  for (const person of people) {
    await breathe();
    all.push(
      ...findWholeName(reading.words, person),
      ...findName(reading, person).map((find) => withInitials(reading.text, find)),
      ...findSignature(reading.text, person),
    );
  }
  return outermost(all);
}

type Found = readonly [TextFinding['kind'], readonly Find[]];

async function findInPiece(text: string, people: readonly Person[], written: ReadonlySet<string>): Promise<Found[]> {
  const addresses = addressesIn(text);
  const bare = withoutAddresses(text);
  const words = wordsOf(bare);
  const institutions = people.flatMap(({ affiliation }) => institutionsIn(affiliation));
  return [
    ['name', await findNames({ text: bare, words, written }, people)],
    ['email', people.flatMap((person) => findEmail(text, addresses, person))],
    ['orcid', findOrcids(text)],
    ['institution', institutions.flatMap((sought) => findInstitution(words, sought))],
  ];
}

/** Shrinks a find to whole words, because it is later searched for and removed as such. */
const inWholeWords = (text: string, { start, end }: Find): Find => ({
  start: start - (/[\p{L}\p{M}\p{N}]*$/u.exec(text.slice(Math.max(0, start - 64), start))?.[0].length ?? 0),
  end: end + (/^[\p{L}\p{M}\p{N}]*/u.exec(text.slice(end, end + 64))?.[0].length ?? 0),
});

/** Finds where a text that people write to each other names one of these people; equal findings are one. */
export async function findInText(text: string, people: readonly Person[]): Promise<TextFinding[]> {
  const written = new Set(
    wordsOf(withoutAddresses(text)).flatMap(({ folded, isCapital }) => (isCapital ? [] : folded)),
  );
  const hash = createHash('sha256').update(text).digest('hex');
  const findings = new Map<string, TextFinding>();
  for (const piece of piecesOf({ page: 1, isReferences: false, text })) {
    if (findings.size >= mostFindings) break;
    for (const [kind, finds] of await findInPiece(piece.text, people, written))
      for (const find of finds) {
        const { start, end } = inWholeWords(piece.text, find);
        const words = piece.text.slice(start, end).replace(/\s+/g, ' ').toWellFormed();
        const excerpt = excerptOf(piece.text, start, end);
        const id = createHash('sha256')
          .update(JSON.stringify([kind, words, excerpt, hash]))
          .digest('hex');
        if (findings.size < mostFindings) findings.set(id, { id, kind, words, excerpt });
      }
  }
  return [...findings.values()];
}

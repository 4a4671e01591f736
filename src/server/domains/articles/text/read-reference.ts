import type { CitedWork } from '../../../../contracts/production-values.ts';
import { findDoi } from '../../../../contracts/read-doi.ts';
import { foldWhitespace, plainTextOf } from '../jats/html-text.ts';
import { readNames } from './read-names.ts';

/** What a reference says in its own order, before its parts are told apart. */
interface Pieces {
  readonly authors: string;
  readonly title: string;
  /** Container, place and the rest. */
  readonly source: string;
  readonly year: string;
}

const longest = 3000;
const yearPattern = String.raw`(?:1[5-9]|20)\d{2}`;
const page = String.raw`[A-Za-z]{0,4}\d[\w.]{0,12}`;
const volumeAndPages = new RegExp(
  String.raw`(?:\b(?:vol(?:ume)?|bd)\b\.?\s*)?(?<![\p{L}\d])(\d{1,5}[A-Z]?)\s*(?:\(\s*([^()]{1,40}?)\s*\)|,?\s*(?:no|nr|issue|iss)\b\.?\s*([\w–-]{1,12}))?\s*[,:]\s*(?:pp?\b\.?\s*|pages?\s+|art(?:icle)?\.?\s*(?:no\.?\s*|id\s*)?)?(${page}(?:\s*[-–—−]+\s*${page})?)`,
  'giu',
);
const volumeOnly = /(?:\bvol(?:ume)?\b\.?\s*)?(?<![\p{L}\d])(\d{1,5})\s*\(\s*([^()]{1,20})\s*\)/u;
const pagesOnly = new RegExp(String.raw`\bpp?\.?\s*(${page}(?:\s*[-–—−]+\s*${page})?)`, 'iu');
const noise =
  /\b(?:available (?:at|from|online)|retrieved(?: [\w ,]{4,30})? from|accessed(?: on)?|last accessed|cited|in press)\b:?[^.]{0,60}|\[(?:online|internet|pmid|pmc)[^\]]*\]|\b(?:pmid|pmcid|issn|isbn):?\s*[\w-]+/giu;

const trim = (text: string): string =>
  text.replace(/^[\s.,;:–—-]+/u, '').replace(/(?:[\s,;:–—-]|(?<!\p{Lu})\.)+$/u, '');

/** Where a sentence ends: not after an initial or a short form. */
const sentenceEnd =
  /(?:[\p{L}\p{N})\]”"'’»%>.][\p{Ll}\p{Lo}\p{N})\]”"'’»%>]|\p{Lu}{2}|\p{Ll}\p{Lu}|(?:\.\p{Lu}){2}|[?!])[.?!]?(?<=[.?!])\s+(?=[“"‘«([\p{Lu}\p{Lo}\p{N}])/gu;
const shortForm = /\b(?:cf|vs|ca|et al|e\.g|i\.e|st|no|vol|fig|eds?)\.\s+$/iu;

function sentenceEnds(text: string): number[] {
  return Array.from(text.matchAll(sentenceEnd), ({ 0: end, index }) => index + end.length).filter(
    (at) => !shortForm.test(text.slice(0, at)),
  );
}

/** Names of journals have short forms with capitals; the words of titles mostly have none. */
const endsTitle = (text: string, at: number): boolean =>
  /(?:^|[\s(“‘-])[\p{Ll}\p{Lo}\p{N}][^\s(]*\s+$|\b[IVX]+\.\s+$|[)?!\]”"’'][.]?\s+$/u.test(text.slice(0, at));

const quoted = /^[\s.,]*[“"‘«'](.{4,600}?)[.,?!]?[”"’»'](?=[\s.,;(]|$)[\s.,]*/u;

/** Title and source of what follows the authors and the year; `italic` may be the journal. */
function titled(written: string, italic: string): Pick<Pieces, 'title' | 'source'> {
  const inQuotes = quoted.exec(written);
  if (inQuotes) return { title: inQuotes[1] ?? '', source: written.slice(inQuotes[0].length) };
  const text = written.replace(/^[\s.,:;)]+/u, '');
  const parted = (at: number) => ({ title: text.slice(0, at), source: text.slice(at) });
  const journal = italic === '' ? -1 : text.lastIndexOf(italic);
  if (journal > 3) return parted(journal);
  const ends = sentenceEnds(text);
  const [first] = ends;
  if (first === undefined) return parted(text.length);
  const book = ends.find((at) => /^in:?\s/iu.test(text.slice(at)));
  if (book !== undefined) return parted(book);
  const place = Array.from(text.matchAll(volumeAndPages)).find(({ index }) => index > first)?.index ?? first;
  return parted(ends.findLast((at) => at <= place && endsTitle(text, at)) ?? first);
}

/** Smith J (2019) Title. Journal 12(3): 1–9. */
function yearAfterAuthors(text: string, italic: string): Pieces | null {
  const found = new RegExp(String.raw`[[(]\s*(${yearPattern})\s*[a-z]?(?:[,;/–-][^)\]]{0,30})?\s*[)\]]`, 'u').exec(
    text,
  );
  const bare = new RegExp(String.raw`\.\s+(${yearPattern})[a-z]?\.\s+(?=[“"‘\p{Lu}])`, 'u').exec(text.slice(0, 1500));
  if (bare && (!found || found.index > bare.index))
    return {
      authors: text.slice(0, bare.index),
      year: bare[1] ?? '',
      ...titled(text.slice(bare.index + bare[0].length), italic),
    };
  if (!found || found.index === 0) return null;
  const rest = text.slice(found.index + found[0].length);
  if (rest.replaceAll(/[^\p{L}]/gu, '').length < 8) return null;
  return { authors: text.slice(0, found.index), year: found[1] ?? '', ...titled(rest, italic) };
}

const name = String.raw`[\p{Lu}\p{Ll}][\p{L}'’ -]{0,40}`;
const authorLists = [
  // Smith, J. A., Doe, B. & Lee, C.
  new RegExp(
    String.raw`^(?:${name},\s*(?:\p{Lu}\p{Ll}?\.[\s-]?){1,5}(?:,?\s*(?:&|and)\s*|,\s*|(?=\s|$)))+(?:et al\.?)?`,
    'u',
  ),
  // J. A. Smith, B. Doe, and C. Lee
  new RegExp(
    String.raw`^(?:(?:\p{Lu}\p{Ll}?\.[\s-]?){1,5}\s*${name}(?:,\s*and\s+|\s+and\s+|,\s*|$))+(?:et al\.?,?\s*)?`,
    'u',
  ),
];

/** Authors, title and source of a text in which the year comes later. */
function authorsFirst(text: string, italic: string): Omit<Pieces, 'year'> {
  for (const list of authorLists) {
    const found = list.exec(text)?.[0];
    if (found !== undefined && found.length > 3) return { authors: found, ...titled(text.slice(found.length), italic) };
  }
  const end = /^.{2,1500}?(?:\bet al|\p{L})\.\s+(?=["“(\p{Lu}\p{N}])/u.exec(text)?.[0] ?? '';
  return { authors: end, ...titled(text.slice(end.length), italic) };
}

/** Smith J. Title. Journal. 2019;12(3):1–9. Or with the year at the end. */
function yearLater(text: string, italic: string): Pieces | null {
  const inParts = Array.from(text.matchAll(new RegExp(String.raw`(?<![\d–-])(${yearPattern})[a-z]?(?![\d–-])`, 'gu')));
  const found =
    inParts.find(({ 0: year, index }) => /^[^;:.]{0,14};/u.test(text.slice(index + year.length))) ?? inParts.at(-1);
  if (!found) return null;
  const before = text.slice(0, found.index).replace(/[\s([]+$/u, '');
  const after = text.slice(found.index + found[0].length).replace(/^[^;]{0,14};/u, ';');
  const pieces = authorsFirst(before, italic);
  return { ...pieces, source: `${pieces.source} ${after}`, year: found[1] ?? '' };
}

interface Place {
  readonly container: string;
  readonly volume: string;
  readonly issue: string;
  readonly pages: string;
  readonly rest: string;
}

const pageRange = (pages: string): string => pages.replaceAll(/\s*[-–—−]+\s*/gu, '–').replace(/\.+$/u, '');

function placeOf(source: string): Place {
  const found = Array.from(source.matchAll(volumeAndPages)).find(
    ({ 1: volume = '', index }) => !(new RegExp(`^${yearPattern}$`, 'u').test(volume) && index < 2),
  );
  const parted = (at: number, length: number) => ({
    container: trim(source.slice(0, at)),
    rest: trim(source.slice(at + length)),
  });
  if (found) {
    const [whole, volume = '', inBrackets, issue = inBrackets ?? '', pages = ''] = found;
    return {
      volume,
      issue,
      pages: pageRange(pages),
      ...parted(found.index, whole.length),
    };
  }
  const volume = volumeOnly.exec(source);
  const pages = pagesOnly.exec(source);
  const at = volume?.index ?? pages?.index ?? source.length;
  const length = volume?.[0].length ?? pages?.[0].length ?? 0;
  return {
    volume: volume?.[1] ?? '',
    issue: volume?.[2] ?? '',
    pages: pageRange(pages?.[1] ?? ''),
    ...parted(at, length),
  };
}

/** A book's source is its publisher, and a chapter's its book. */
function kindOf({ source, title }: Pieces, place: Place, url: string): CitedWork['kind'] {
  if (/\b(?:thesis|dissertation)\b/iu.test(source + title)) return 'thesis';
  if (/\b(?:data ?set)\b/iu.test(source + title)) return 'dataset';
  if (/^\W*in:?\s/iu.test(source) || /\(eds?\.?\)/iu.test(source))
    return /proceedings|conference|symposium/iu.test(source) ? 'paper-conference' : 'chapter';
  if (/\bproceedings of (?:the )?\d|\bconference\b/iu.test(place.container)) return 'paper-conference';
  if (place.volume !== '') return 'article-journal';
  if (/\b\d+\s*pp\b|\bpress\b|publish|verlag|:\s*\p{Lu}|wiley|springer|elsevier/iu.test(source)) return 'book';
  return url === '' ? 'document' : 'webpage';
}

/** The book of a chapter, without its editors, and its publisher. */
function bookOf(container: string): { title: string; publisher: string } {
  const named = container.replace(/^in:?\s+/iu, '').replace(/^.{2,400}?\b(?:editors?|eds?|hrsg)\b\.?\)?[\s.,:]*/iu, '');
  const [end = named.length] = sentenceEnds(named);
  return { title: trim(named.slice(0, end)), publisher: trim(named.slice(end)) };
}

/** The last words in italics that are followed by a number, as the name of a journal is. */
function italicJournal(html: string): string {
  const found =
    Array.from(
      html.matchAll(
        /(?<=[.?!,”"’'][\s]*)<i>(?=[^<]*\p{L})([^<]{2,200})<\/i>(?=(?:[\s.,]|<\/?b>)*(?:\(?\d|<i>\d|vol))/giu,
      ),
    ).at(-1)?.[1] ?? '';
  return foldWhitespace(plainTextOf(found)).replace(/[.,]+$/u, '');
}

/** A cited work as data, as well as its text can be read; null where it has no author, title and year. */
export function readReference(html: string): CitedWork | null {
  const links = Array.from(html.matchAll(/href="(https?:\/\/[^"]+)"/gu), ([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  );
  const whole = plainTextOf(html).slice(0, longest);
  const doi = [...links, whole].map((one) => findDoi(one)).find((one) => one !== null) ?? '';
  const url = [...links, ...(/https?:\/\/[^\s<>"]+/u.exec(whole) ?? [])].find((one) => !/doi\.org\//u.test(one)) ?? '';
  const text = foldWhitespace(
    whole
      .replaceAll(/\[?\b(?:https?:\/\/|www\.)\S+|\bdoi:?\s*\S*10\.\d{4,9}\/\S+|\b10\.\d{4,9}\/\S+/giu, ' ')
      .replaceAll(noise, ' ')
      .replaceAll('،', ','),
  );
  const italic = italicJournal(html);
  const pieces = yearAfterAuthors(text, italic) ?? yearLater(text, italic);
  if (pieces === null || trim(pieces.title) === '') return null;
  const place = placeOf(pieces.source);
  const kind = kindOf(pieces, place, url);
  const book = kind === 'chapter' ? bookOf(place.container) : null;
  const isInJournal = kind === 'article-journal' || kind === 'chapter' || kind === 'paper-conference';
  return {
    kind,
    authors: readNames(pieces.authors),
    title: trim(pieces.title),
    container: book?.title ?? (isInJournal ? place.container.replace(/^in:?\s+/iu, '') : ''),
    publisher: book?.publisher ?? (isInJournal || kind === 'webpage' ? '' : place.container),
    year: pieces.year,
    volume: place.volume,
    issue: place.issue,
    pages: place.pages,
    doi,
    url: doi === '' ? url : '',
  };
}

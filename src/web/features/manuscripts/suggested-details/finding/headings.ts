import type { TextLine } from '../lines/text-line.ts';

/** The words over the parts of a manuscript that are looked for, in the languages that our authors write most. */
const abstractWords =
  'abstract|summary|executive summary|résumé|resumen|resumo|zusammenfassung|الملخص|ملخص|المستخلص|摘要|özet';
const keywordsWords =
  'key ?-?words?(?: and phrases)?|index terms|mots[- ]clés|palabras clave|palavras-chave|schlagwörter|schlüsselwörter|الكلمات المفتاحية|الكلمات الدالة|关键词|anahtar kelimeler';
const followingWords =
  'introduction|background and introduction|statement of need|contents|table of contents|acknowledge?ments?|references|highlights|graphical abstract|jel(?: codes?| classification)?|msc|nomenclature|abbreviations|المقدمة|مقدمة|einleitung|introducción|introdução|giriş|引言';

const abstractPartWords =
  'background|context|aims?|objectives?|purpose|design|setting|participants|patients|interventions?|methods?|methodology|materials and methods|results?|findings|conclusions?|discussion|interpretation|significance|implications|limitations|trial registration|originality(?:/value)?';

const numbering = String.raw`(?:(?:\d+(?:\.\d+)*|[ivx]+)[.)]?\s+)?`;
const ending = String.raw`\s*[:.：—–-]*\s*`;

// “A B S T R A C T”, as some publishers set it.
const closed = (text: string) =>
  /^(?:\p{L} ){3,}\p{L}\b/u.test(text) ? text.replaceAll(/(?<=\p{L}) (?=\p{L}\b)/gu, '') : text;

const alone = (words: string) => new RegExp(`^${numbering}(?:${words})${ending}$`, 'iu');
/** Followed by the text itself: after a colon, a dash or a full stop. */
const leading = (words: string) => new RegExp(`^${numbering}(?:${words})\\s*[:.：—–-]+\\s*(?=\\S)`, 'iu');

interface Heading {
  /** Whether a line is this heading, with or without its text behind it. */
  readonly begins: (text: string) => boolean;
  /** What follows the heading on its line; empty if nothing does. */
  readonly rest: (text: string) => string;
}

function heading(words: string): Heading {
  const [isAlone, leads] = [alone(words), leading(words)];
  return {
    begins: (text) => isAlone.test(closed(text)) || leads.test(text),
    rest: (text) => (isAlone.test(closed(text)) ? '' : text.replace(leads, '')),
  };
}

export const abstractHeading = heading(abstractWords);
export const keywordsHeading = heading(keywordsWords);
const followingHeading = alone(followingWords);

const abstractPart = alone(abstractPartWords);
const firstNumbered = /^(?:1|I)[.)]?\s+\p{Lu}/u;

/** Whether a line is the heading of a part of a structured abstract: Methods, Results. */
export const isAbstractPart = (text: string): boolean => abstractPart.test(text) && !firstNumbered.test(text);

/** Whether a line begins with the number of the first section. */
export const isFirstNumbered = (text: string): boolean => firstNumbered.test(text);

/** Whether a line is a heading that follows abstract and keywords. */
export const isFollowingHeading = (text: string): boolean => followingHeading.test(closed(text));

const isDivided = (text: string) => /\p{L}[-\u2010\u00ad]$/u.test(text);
const isEnd = (text: string) => /[.!?:;)”"'’…。؟]$/u.test(text);

function joined(text: string, next: string): string {
  if (text === '') return next;
  if (!isDivided(text)) return `${text} ${next}`;
  // A divided word continues in lower case; a compound or a range retains its hyphen.
  return /^\p{Ll}/u.test(next) ? text.slice(0, -1) + next : text + next;
}

/** Lines as running text: divided words are joined, and an empty line separates paragraphs. */
export function joinedLines(lines: readonly Pick<TextLine, 'text' | 'startsParagraph'>[]): string {
  const paragraphs: string[] = [];
  for (const { text, startsParagraph } of lines) {
    const last = paragraphs.at(-1);
    if (last === undefined || (startsParagraph && isEnd(last))) paragraphs.push(text);
    else paragraphs[paragraphs.length - 1] = joined(last, text);
  }
  return paragraphs.join('\n\n').trim();
}

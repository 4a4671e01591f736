import { withoutMarkCommas, wrappedList } from './marks.ts';

const lower = '0123456789abcdefghijklmnoprstuvwxyz';
const raised = new Map(Array.from('⁰¹²³⁴⁵⁶⁷⁸⁹ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻ', (sign, place) => [sign, lower.charAt(place)]));
const raisedRun = new RegExp(`[${[...raised.keys()].join('')}]+(?:[˒,][${[...raised.keys()].join('')}]+)*`, 'gu');
const lowered = (run: string) => Array.from(run, (sign) => raised.get(sign) ?? sign).join('');

/** Signs that mean the same in another script or another font. */
const sameSigns: readonly (readonly [RegExp, string])[] = [
  [/\r\n?/g, '\n'],
  [/[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g, ' '],
  [/[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, ''],
  [/[，、،]/g, ', '],
  [/[；؛]/g, '; '],
  [/[（]/g, ' ('],
  [/[）]/g, ')'],
  [/[∗⁎＊﹡]/g, '*'],
  [/🖂|🖃|✉️?/gu, '✉'],
  [/\t+/g, ', '],
  [/&amp;|＆/g, '&'],
  [/^[ ]*(?:[•·▪‣◦]|[-–—](?= ))[ ]*/gm, ''],
];

const identifiers = [
  /(?:https?:\/\/)?(?:www\.)?orcid\.org\/[\dX-]+\/?/gi,
  /(?:ORCID(?:\s*iD)?\s*[:#]?\s*)?\b\d{4}-\d{4}-\d{4}-\d{3}[\dX]\b/gi,
  /\bORCID(?:\s*iD)?\b:?/gi,
  /\b(?:e[-–]?mails?|البريد الإلكتروني)(?: addresse?s?)?\s*:/gi,
  /[([]\s*[,;]?\s*[)\]]/g,
];

const easternDigit = (digit: string) => String(digit.charCodeAt(0) & 0xf);

/** The list after the opening of a mark, in the forms that word processors, web pages and typesetting leave. */
const raisedForms = [
  /<sup[^<>]{0,200}>([^<]{0,100})<\/sup>/gi,
  /\\textsuperscript\{([^}]*)\}/g,
  /\$?\^\{([^}]*)\}\$?/g,
  /\$?\^([\da-z*†‡]+)\$?/g,
  /[[(]\s*((?:\d{1,2}|[a-z*])(?:\s*[,–-]\s*(?:\d{1,2}|[a-z*]))*)\s*[\])]/g,
];

/** A pasted text with one sign for each thing: plain spaces and commas, wrapped marks, no identifiers of people. */
export function plainText(pasted: string): string {
  let text = pasted.normalize('NFC');
  for (const [sign, same] of sameSigns) text = text.replaceAll(sign, same);
  text = text.replaceAll(/[٠-٩۰-۹]/g, easternDigit);
  for (const identifier of identifiers) text = text.replaceAll(identifier, '');
  for (const form of raisedForms) text = text.replaceAll(form, (_, list: string) => wrappedList(list));
  text = text.replaceAll(/<[^<>@]{0,200}>/g, ' ');
  text = text.replaceAll(raisedRun, (run) => wrappedList(lowered(run)));
  text = text.replaceAll(/[*†‡§¶#✉]+/g, (run) => (run.includes('#') ? run : wrappedList(Array.from(run).join(','))));
  return withoutMarkCommas(text)
    .replaceAll(/[ ]+/g, ' ')
    .replaceAll(/ *\n */g, '\n')
    .trim();
}

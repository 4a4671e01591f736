import { withoutDeceivingMarks } from '../../../../../contracts/formatted-text.ts';
import * as t from '../../../../../messages/discussion-emails.ts';

const blank = /^\s*$/;
const quoted = /^\s*>/;
const separator = /^\s*[-_*]{5,}/;
/** The names of a quoted head in the languages of usual programs. */
const sender = /^\s*\**(From|Von|De|Da|Van|Från|Fra|Od|От|من)\s?:\**\s/i;
const sent =
  /^\s*\**(Sent|Date|Gesendet|Datum|Envoyé|Enviado( el)?|Fecha|Inviato|Data|Verzonden|Skickat|Sendt|Wysłano)\s?:/i;
/** What telephones add. */
const sentFrom =
  /^\s*(Sent from|Get Outlook for|Gesendet von|Von mein|Envoyé de|Enviado desde|Inviato da|Verzonden vanaf)\b.{0,80}$/i;
const isSignature = (line: string) => /^--\s*$/.test(line);

const startsHead = (line: string, at: number, lines: readonly string[]) =>
  sender.test(line) && lines.slice(at + 1, at + 4).some((next) => sent.test(next));

const namesDay = (text: string) => /\b20\d\d\b/.test(text) && /\b\d{1,2}[:.h]\d\d\b/.test(text);
/** “On Monday … wrote:”, in any language: it ends with a colon, and names an address, or a year and an hour. */
const isOpener = (text: string) => /[:：]\s*$/.test(text) && (/\S@\S/.test(text) || namesDay(text));

function withoutBlankEnd(lines: readonly string[]): string[] {
  const last = lines.findLastIndex((line) => !blank.test(line));
  return lines.slice(0, last + 1);
}

/** The lines before a quotation, without those that introduce it. */
function withoutOpener(lines: readonly string[]): string[] {
  let kept = withoutBlankEnd(lines);
  const head = kept.findLastIndex((line, at) => startsHead(line, at, kept));
  if (head >= 0 && kept.length - head <= 8) kept = withoutBlankEnd(kept.slice(0, head));
  while (separator.test(kept.at(-1) ?? '')) kept = withoutBlankEnd(kept.slice(0, -1));
  for (const count of [1, 2, 3]) {
    const opener = kept.slice(-count);
    if (opener.some((line) => blank.test(line))) break;
    if (!isOpener(opener.join(' '))) continue;
    const above = kept.slice(0, -count);
    const isLonger = !namesDay(opener.join(' ')) && namesDay(above.at(-1) ?? '');
    return withoutBlankEnd(isLonger ? above.slice(0, -1) : above);
  }
  return kept;
}

/** What the person wrote between and around quoted lines. */
function withoutQuotes(lines: readonly string[]): string[] {
  let kept: string[] = [];
  lines.forEach((line, at) => {
    if (!quoted.test(line)) kept.push(line);
    else if (!quoted.test(lines[at - 1] ?? '')) kept = [...withoutOpener(kept), ''];
  });
  return kept;
}

function withoutSignature(lines: readonly string[]): string[] {
  const start = lines.findIndex(isSignature);
  const kept = withoutBlankEnd(start < 0 ? lines : lines.slice(0, start));
  return sentFrom.test(kept.at(-1) ?? '') ? withoutBlankEnd(kept.slice(0, -1)) : kept;
}

/** The answer in an email: its text without quotations and signatures, as a person would have typed it. */
export function answerIn(text: string): string {
  const lines = withoutDeceivingMarks(text.replaceAll(/\r\n?/g, '\n'))
    .replaceAll('\u00a0', ' ')
    .split('\n')
    .map((line) => line.trimEnd());
  const end = lines.findIndex(
    (line, at) => !quoted.test(line) && (line.includes(t.answerAbove()) || startsHead(line, at, lines)),
  );
  const above = withoutOpener(end < 0 ? lines : lines.slice(0, end));
  return withoutSignature(withoutOpener(withoutQuotes(above)))
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** An answer without the name under it: authors and reviewers do not learn who the editors are. */
export function withoutName(answer: string, { otherName, surname }: { otherName: string; surname: string }): string {
  const words = new Set(`${otherName} ${surname}`.toLowerCase().match(/[\p{L}\p{M}]+/gu));
  const lines = withoutBlankEnd(answer.split('\n'));
  const isName = (line: string) => {
    const named = line.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
    return named.length > 0 && named.every((word) => words.has(word) || /^(dr|prof|professor|mr|mrs|ms)$/.test(word));
  };
  const last = lines.at(-1) ?? '';
  return lines.length > 1 && isName(last) ? withoutBlankEnd(lines.slice(0, -1)).join('\n') : answer;
}

/** Words that give away a text that reads like a translation: docs/language.md. */
const telltales: readonly RegExp[] = [
  /\bstands?\b(?!-in)/i,
  /\bmend(?:s|ed|ing)?\b/i,
  /\bwhoever\b/i,
  /\banew\b/i,
  /\bbesides\b/i,
  /\bsomebody\b/i,
  // The account “nobody” of a system is its name.
  /(?<!“)\bnobody\b/i,
  /\bthe house\b/i,
  /\bis to be\b/i,
  /\bof its (?:[\w-]+ ){1,3}of\b/i,
];

const LONGEST_HELP = 15;

/** Markdown as a person reads it: without code, addresses of links and the settings at the top; lines stay lines. */
const proseOf = (markdown: string): string =>
  markdown
    .replace(/^---\n[^]*?\n---\n/, (head) => head.replaceAll(/^[\w-]+: /gm, ''))
    .replaceAll(/^ *```[^]*?^ *```/gm, (code) => code.replaceAll(/[^\n]/g, ''))
    .replaceAll(/(`+)[^`]+\1/g, 'code')
    .replaceAll(/\]\([^)]*\)/g, ']');

/** The telltale words of a text, each as it is written there; a line break counts as a space. */
export const telltalesIn = (text: string): string[] =>
  telltales.flatMap((pattern) =>
    Array.from(text.replaceAll(/\s+/g, ' ').matchAll(new RegExp(pattern, 'gi')), ([found]) => found),
  );

/** What is wrong with the language of a document. */
export const faultsOfDocument = (path: string, markdown: string): string[] =>
  telltalesIn(proseOf(markdown)).map((found) => `${path}: "${found}"`);

/** A message as a person reads it: one word for a variable, the last branch of a choice, no tags. */
export function spokenText(message: string): string {
  const choice = /\{(\w+), (?:plural|select|selectordinal),[^{}]*(?:\{[^{}]*\}[^{}]*)*\{([^{}]*)\}\s*\}/g;
  let text = message.replaceAll(/<\/?[\w-]+>/g, '');
  for (let before = ''; before !== text;) {
    before = text;
    text = text.replaceAll(/\{\w+(?:, (?:number|date|time)[^{}]*)?\}/g, '1').replaceAll(choice, '$2');
  }
  return text;
}

const wordsIn = (sentence: string): number => sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** What is wrong with the language of a message; help is known by the end of its name. */
export function faultsOfMessage(name: string, text: string): string[] {
  const found = telltalesIn(text).map((word) => `${name}: "${word}"`);
  const sentences = /(?:Help|Hint)$/.test(name) ? spokenText(text).split(/(?<=[.!?])\s+/) : [];
  const long = sentences.filter((sentence) => wordsIn(sentence) > LONGEST_HELP);
  return [
    ...found,
    ...long.map((sentence) => `${name}: ${wordsIn(sentence)} words, at most ${LONGEST_HELP}: ${sentence}`),
  ];
}

import { hanStyleOf, type TypeStyle } from '../../../typesetting/choose-font.ts';
import type { SerifCut } from '../../../typesetting/font-catalogue.ts';
import { isolate } from '../../../typesetting/line-breaks.ts';
import { readableText } from '../../../typesetting/readable-text.ts';
import { makeParagraph, type Paragraph } from '../../../typesetting/set-paragraph.ts';
import { levelText } from '../../../typesetting/text-runs.ts';
import type { PrintedCertificate } from './printed-certificate.ts';

const latinOnly = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]*$/u;

/** Names one after another, each with a direction of its own; those that are not named are counted. */
function listNames(names: readonly string[], shown: number): string {
  const apart = names.slice(0, shown).map((name) => isolate.open + name + isolate.close);
  const left = names.length - apart.length;
  const parts = left > 0 ? [...apart, `${left} more`] : apart;
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;
}

/** The authors, or as many of them as are to be shown. */
export function authorsBlock({ facts, language }: PrintedCertificate, shown: number): Block {
  const style: TypeStyle = { cut: 'text', han: hanStyleOf(facts.authors.join(' '), language) };
  const text = listNames(
    facts.authors.map((name) => readableText(name, style)),
    shown,
  );
  return blockOf(text, style, 'ltr');
}

export interface Block {
  readonly text: string;
  readonly paragraph: Paragraph;
  /** Whether its scripts reach higher and lower than Latin. */
  readonly isTall: boolean;
}

const blockOf = (text: string, style: TypeStyle, base: 'ltr' | 'auto'): Block => ({
  text,
  paragraph: makeParagraph(levelText(text, style, base)),
  isTall: !latinOnly.test(text),
});

/** What stands between the heading and the facts. */
export interface Blocks {
  readonly leads: readonly [certify: Block, by: Block, published: Block];
  readonly title: Block;
  readonly authors: Block;
  readonly journal: Block;
  readonly issn: Block | null;
}

/** Everything that is to be set, measured. */
export function blocksOf({ facts, language }: PrintedCertificate, authors: Block): Blocks {
  const words = (text: string, cut: SerifCut = 'text') => {
    const style: TypeStyle = { cut, han: hanStyleOf(text, language) };
    return blockOf(readableText(text, style), style, 'auto');
  };
  return {
    leads: [words('This is to certify that the article'), words('by'), words('was published in')],
    title: words(facts.articleTitle, 'display'),
    authors,
    journal: words(facts.journalTitle, 'display'),
    issn: facts.journalISSN === null ? null : words(`ISSN ${facts.journalISSN}`),
  };
}

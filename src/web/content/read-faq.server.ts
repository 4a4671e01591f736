import type { Token, Tokens } from 'marked';
import type { TextFacts } from './fill-placeholders.ts';
import { isHeading } from './markdown.server.ts';
import { openText, type TextHead, type TextHeading } from './text-head.server.ts';

/** One question with its answer: the specification's title and content. */
export interface FaqItem {
  readonly id: string;
  readonly titleHtml: string;
  readonly contentHtml: string;
}

export interface FaqGroup {
  /** Null for questions before the first group. */
  readonly heading: TextHeading | null;
  readonly items: readonly FaqItem[];
}

export interface Faq extends TextHead {
  readonly groups: readonly FaqGroup[];
}

/** A heading with its text; null for the text before the first heading. */
interface Part {
  readonly heading: Tokens.Heading | null;
  readonly body: Token[];
}

/** The blocks from each heading of a level to the next. */
function splitAt(blocks: readonly Token[], depth: number): Part[] {
  const parts: Part[] = [{ heading: null, body: [] }];
  for (const block of blocks) {
    if (isHeading(block) && block.depth === depth) parts.push({ heading: block, body: [] });
    else parts.at(-1)?.body.push(block);
  }
  return parts.filter(({ heading, body }) => heading !== null || body.length > 0);
}

/** Reads a list of questions and answers; throws if there is text outside a question. */
export function readFaq(name: string, facts: TextFacts): Faq {
  const text = openText(name, facts);
  const itemOf = ({ heading, body }: Part): FaqItem => {
    if (heading === null || body.length === 0)
      throw new Error(`In ${name}, there is text outside a question, or a question has no answer`);
    const { id, html } = text.headingOf(heading);
    return { id, titleHtml: html, contentHtml: text.html(body) };
  };
  const groups = splitAt(text.blocks, 2).map(({ heading, body }) => ({
    heading: heading && text.headingOf(heading),
    items: splitAt(body, 3).map(itemOf),
  }));
  return { ...text.head, groups };
}

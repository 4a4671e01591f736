import { Lexer, Parser, Renderer, type Token, type Tokens } from 'marked';
import { escapeHtml } from './fill-placeholders.ts';

/** A heading's words as an address says them. */
const slug = (words: string) =>
  words
    .normalize('NFKD')
    .replace(/['’\p{M}]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** Gives each heading of a page an id made from its words, so that links work until the words change. */
function headingIds() {
  const taken = new Map<string, number>();
  return (words: string): string => {
    const id = slug(words);
    const times = (taken.get(id) ?? 0) + 1;
    taken.set(id, times);
    return times === 1 ? id : `${id}-${times}`;
  };
}

/** Addresses that a text may lead to: of this site, of the web, of a mailbox. */
const followable = /^(\/(?!\/)|#|https?:\/\/|mailto:)/i;

const mailbox = '{{contactEmail}}';

/** Markdown as the site's HTML: headings have ids, wide tables scroll, HTML in a text stays text. */
class SiteRenderer extends Renderer {
  readonly #ids: ReadonlyMap<Token, string>;
  #isInLink = false;

  constructor(ids: ReadonlyMap<Token, string>) {
    super();
    this.#ids = ids;
  }

  override heading(heading: Tokens.Heading): string {
    const id = escapeHtml(this.#ids.get(heading) ?? '');
    return `<h${heading.depth} id="${id}">${this.parser.parseInline(heading.tokens)}</h${heading.depth}>\n`;
  }

  override html({ text }: Tokens.HTML | Tokens.Tag): string {
    return escapeHtml(text);
  }

  override link({ href, tokens }: Tokens.Link): string {
    this.#isInLink = true;
    const words = this.parser.parseInline(tokens);
    this.#isInLink = false;
    return followable.test(href) ? `<a href="${escapeHtml(href)}">${words}</a>` : words;
  }

  /** The mailbox can be written to wherever a text names it. */
  override text(text: Tokens.Text | Tokens.Escape): string {
    const html = super.text(text);
    return this.#isInLink || 'tokens' in text
      ? html
      : html.replaceAll(mailbox, `<a href="mailto:${mailbox}">${mailbox}</a>`);
  }

  override image({ text }: Tokens.Image): string {
    return escapeHtml(text);
  }

  override table(table: Tokens.Table): string {
    return `<div class="table-scroll" role="group" tabindex="0" aria-label="Table">${super.table(table)}</div>\n`;
  }
}

/** The blocks of a Markdown text. */
export const blocksOf = (source: string): Token[] => new Lexer().lex(source).filter(({ type }) => type !== 'space');

/** A block that holds words: a heading, a paragraph. */
type Worded = Tokens.Heading | Tokens.Paragraph;

export const isHeading = (block: Token | undefined): block is Tokens.Heading => block?.type === 'heading';
export const isParagraph = (block: Token | undefined): block is Tokens.Paragraph => block?.type === 'paragraph';

/** What words say without their markup. */
const wordsOf = (tokens: readonly Token[]): string =>
  tokens
    .map((token) => {
      if ('tokens' in token) return wordsOf(token.tokens ?? []);
      return 'text' in token ? String(token.text) : '';
    })
    .join('');

/** What turns the blocks of one page into HTML; the same heading has the same id whenever it is asked for. */
export function pageRenderer(blocks: readonly Token[]) {
  const nextId = headingIds();
  const ids = new Map<Token, string>();
  const parser = new Parser({ renderer: new SiteRenderer(ids) });
  const words = ({ tokens }: Worded) => wordsOf(tokens);
  for (const block of blocks) if (isHeading(block)) ids.set(block, nextId(words(block)));
  return {
    html: (some: Token[]) => parser.parse(some),
    inlineHtml: ({ tokens }: Worded) => parser.parseInline(tokens),
    words,
    idOf: (heading: Tokens.Heading) => ids.get(heading) ?? '',
  };
}

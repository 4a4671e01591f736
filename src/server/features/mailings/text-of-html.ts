/** A tag, or the text before the next one; what is read is sanitised: every tag is whole and every other `<` is escaped. */
const token = /<(\/?)([a-z][a-z0-9]*)([^>]*)>|[^<]+/gi;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

const decode = (text: string): string =>
  text.replaceAll(/&(?:#(\d+)|#x([\da-f]+)|([a-z]+));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return entities[name.toLowerCase()] ?? whole;
    const code = Number(decimal ?? `0x${hex}`);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

const hrefIn = (attributes: string): string => decode(/\shref="([^"]*)"/i.exec(attributes)?.[1] ?? '');

/** What is being written: the lines so far, and what each line of the open blocks begins with. */
class Lines {
  readonly #lines: string[] = [];
  readonly #lists: { isOrdered: boolean; items: number }[] = [];
  #line = '';
  #quotes = 0;
  #marker = '';
  #link = { href: '', from: 0 };

  say(text: string): void {
    const words = decode(text).replaceAll(/[ \t\n\r]+/g, ' ');
    this.#line += this.#line === '' ? words.trimStart() : words;
  }

  /** Ends the line; a blank one stands between blocks, but not between the items of a list. */
  end(isBlock = true): void {
    const text = this.#line.trim();
    const indent = '  '.repeat(Math.max(this.#lists.length - 1, 0));
    if (text !== '') this.#lines.push('> '.repeat(this.#quotes) + indent + this.#marker + text);
    if (text !== '') this.#marker = this.#marker === '' ? '' : ' '.repeat(this.#marker.length);
    if (isBlock && this.#lists.length === 0 && this.#lines.at(-1) !== '') this.#lines.push('');
    this.#line = '';
  }

  item(): void {
    const list = this.#lists.at(-1);
    if (list) list.items += 1;
    this.#marker = list?.isOrdered ? `${list.items}. ` : '- ';
  }

  list(isOpening: boolean, isOrdered: boolean): void {
    this.end(isOpening && this.#lists.length === 0);
    if (isOpening) this.#lists.push({ isOrdered, items: 0 });
    else this.#lists.pop();
    this.#marker = '';
    if (!isOpening) this.end();
  }

  quote(isOpening: boolean): void {
    this.end();
    this.#quotes = Math.max(0, this.#quotes + (isOpening ? 1 : -1));
  }

  /** The address stands behind the words of a link, unless they are the address. */
  link(isOpening: boolean, href: string): void {
    if (isOpening) this.#link = { href, from: this.#line.length };
    const { href: address, from } = this.#link;
    if (isOpening || address === '') return;
    const words = this.#line.slice(from).trim();
    if (words !== address.replace(/^mailto:/, '')) this.#line += ` (${address.replace(/^mailto:/, '')})`;
    this.#link = { href: '', from: 0 };
  }

  rule(): void {
    this.end();
    this.say('* * *');
    this.end();
  }

  text(): string {
    this.end();
    return this.#lines.join('\n').trim();
  }
}

function tag(lines: Lines, name: string, isOpening: boolean, attributes: string): void {
  if (/^(p|div|h[1-6]|pre|table|tr)$/.test(name)) lines.end();
  if (name === 'br') lines.end(false);
  if (name === 'hr') lines.rule();
  if (name === 'ul' || name === 'ol') lines.list(isOpening, name === 'ol');
  if (name === 'li') lines.end(false);
  if (name === 'li' && isOpening) lines.item();
  if (name === 'blockquote') lines.quote(isOpening);
  if (name === 'a') lines.link(isOpening, hrefIn(attributes));
}

/** Sanitised formatted text as plain text: paragraphs, lists and quotations by their marks, links with their addresses. */
export function textOfHtml(html: string): string {
  const lines = new Lines();
  for (const [whole, slash, name, attributes = ''] of html.matchAll(token)) {
    if (name === undefined) lines.say(whole);
    else tag(lines, name.toLowerCase(), slash !== '/', attributes);
  }
  return lines.text();
}

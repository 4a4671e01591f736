import {
  plainText,
  textOfBlock,
  type Block,
  type Cell,
  type Inline,
  type Row,
  type Table,
} from '../../typesetter/sandboxed/pandoc-document.ts';
import { levelOf } from '../../typesetter/sandboxed/without-authors.ts';
import type { Float, Formula, Part } from './floats.ts';
import { wordsOf } from './inlines.ts';
import { laidOut } from './layout.ts';
import type { ShownPictures } from './shown-pictures.ts';
import { escaped, mathHtml, WordsWriter } from './write-words.ts';

const numberings: Record<string, string> = {
  LowerAlpha: ' type="a"',
  UpperAlpha: ' type="A"',
  LowerRoman: ' type="i"',
  UpperRoman: ' type="I"',
};

/** Headings of what follows the body, by the kinds of section that the reading page and JATS have. */
const backKinds = [
  ['acknowledgements', /^acknowledge?ments?\b/iu],
  ['appendix', /^appendi(?:x|ces)\b/iu],
  [
    'notes',
    /^(?:funding|(?:conflicts?|competing|declaration) of interests?|competing interests?|data (?:and code )?availability|(?:credit )?author(?:s['’]?|['’]s)? contributions?|ethics|supplementary|supporting information)\b/iu,
  ],
] as const;

/** How deep a heading without a style is, by its number: 2.1 Methods. */
const levelByNumber = (text: string): number | null => {
  const number = /^\s*(\p{Nd}{1,2}(?:\.\p{Nd}{1,2})*)\.?\s+\P{Nd}/u.exec(text)?.[1];
  return number === undefined ? null : number.split('.').length;
};

/** A short bold paragraph is a heading where it is not in a list or a table. */
const isHeading = (part: Part): part is Block =>
  part.t === 'Header' || ((part.t === 'Para' || part.t === 'Plain') && levelOf(part) !== null);

function headingLevel(block: Block, hasStyles: boolean): number {
  if (block.t === 'Header') return block.c[0];
  const level = levelByNumber(textOfBlock(block)) ?? 1;
  return hasStyles ? 6 + level : level;
}

/** A bold paragraph as a heading, which is bold by itself. */
function boldless(words: readonly Inline[]): readonly Inline[] {
  return words.flatMap((inline) => (inline.t === 'Strong' || inline.t === 'Underline' ? boldless(inline.c) : [inline]));
}

const isBoldRow = ([, cells]: Row): boolean =>
  cells.every(([, , , , blocks]) =>
    blocks.every((block) => (wordsOf(block) ?? []).every(({ t }) => t === 'Strong' || t === 'Space')),
  ) && cells.some(([, , , , blocks]) => blocks.length > 0);

/** Writes the text that pandoc has read of a Word document in the HTML of the reading page. */
export class TextWriter {
  readonly #pictures: ShownPictures;
  readonly #words: WordsWriter;
  #counts = { fig: 0, table: 0, eq: 0 };

  /** `citedIds` are the ids of references by those of a reference manager. */
  constructor(pictures: ShownPictures, citedIds: ReadonlyMap<string, string>) {
    this.#pictures = pictures;
    this.#words = new WordsWriter(citedIds, (note) => this.#tight(note));
  }

  /** A reference, as it is written. */
  reference(words: readonly Inline[]): string {
    return this.#words.html(words);
  }

  /** The whole text, in sections, with its footnotes. */
  body(blocks: readonly Block[]): string {
    const hasStyles = blocks.some(({ t }) => t === 'Header');
    const open: number[] = [];
    let html = '';
    for (const part of laidOut(blocks)) {
      const heading = isHeading(part) ? part : null;
      if (heading === null) {
        html += this.#part(part);
        continue;
      }
      const level = headingLevel(heading, hasStyles);
      while ((open.at(-1) ?? 0) >= level) {
        open.pop();
        html += '</section>';
      }
      html += this.#heading(heading, open.length);
      open.push(level);
    }
    html += '</section>'.repeat(open.length);
    const notes = this.#words.notes.map((note, at) => `<li id="textnote-${at + 1}">${note}</li>`).join('');
    return notes === '' ? html : `${html}<section class="footnotes"><ol>${notes}</ol></section>`;
  }

  #heading(block: Block, depth: number): string {
    const inlines = block.t === 'Header' ? block.c[2] : boldless(wordsOf(block) ?? []);
    const text = plainText(inlines).replace(/^[\p{Nd}.\s]+/u, '');
    const kind = depth === 0 ? backKinds.find(([, pattern]) => pattern.test(text))?.[0] : undefined;
    const tag = `h${Math.min(6, depth + 2)}`;
    return `<section${kind === undefined ? '' : ` class="${kind}"`}><${tag}>${this.#words.html(inlines)}</${tag}>`;
  }

  #part(part: Part): string {
    if (part.t === 'Float') return part.kind === 'table' ? this.#table(part) : this.#figure(part);
    return part.t === 'Formula' ? this.#formula(part) : this.#block(part);
  }

  blocks(blocks: readonly Block[]): string {
    return laidOut(blocks)
      .map((part) => this.#part(part))
      .join('');
  }

  /** Blocks in a cell, an item or a note: a lone paragraph stays bare. */
  #tight(blocks: readonly Block[]): string {
    const [only, ...others] = blocks;
    const words = only === undefined || others.length > 0 ? null : wordsOf(only);
    if (words === null || words.some(({ t }) => t === 'Image' || t === 'Math')) return this.blocks(blocks);
    return this.#words.html(words);
  }

  #formula({ label, tex }: Formula): string {
    const number = label === null ? '' : ` <span class="label">${escaped(label)}</span>`;
    const written = tex.map((one) => mathHtml(one, true)).join(' ');
    return `<div class="formula" id="text-eq${(this.#counts.eq += 1)}">${written}${number}</div>`;
  }

  #caption({ label, caption }: Float): string {
    const mark = label === null ? '' : `<span class="label">${escaped(label)}</span>`;
    const words = this.#tight(caption);
    return [mark, words].filter((part) => part !== '').join(' ');
  }

  #figure(float: Float): string {
    const caption = this.#caption(float);
    const shown = float.pictures.map((picture) => this.#pictures.html(picture)).join('');
    const missing = float.pictures.length > 0 && shown === '' && caption === '';
    const words = missing ? '<span class="missing-figure">[figure]</span>' : caption;
    const figcaption = words === '' ? '' : `<figcaption>${words}</figcaption>`;
    return `<figure class="figure" id="text-fig${(this.#counts.fig += 1)}">${shown}${figcaption}</figure>`;
  }

  #table(float: Float): string {
    const caption = this.#caption(float);
    const name = escaped(float.label ?? 'Table');
    const box = `<div class="table-scroll" role="group" tabindex="0" aria-label="${name}">`;
    const content = [
      ...float.pictures.map((picture) => this.#pictures.html(picture)),
      ...float.tables.map((table) => `${box}<table>${this.#rows(table)}</table></div>`),
    ].join('');
    const notes = this.blocks(float.notes);
    const figcaption = caption === '' ? '' : `<figcaption>${caption}</figcaption>`;
    const below = notes === '' ? '' : `<div class="table-notes">${notes}</div>`;
    return `<figure class="table" id="text-table${(this.#counts.table += 1)}">${figcaption}${content}${below}</figure>`;
  }

  #rows([, , , [, head], bodies, [, foot]]: Table): string {
    const all = [...bodies.flatMap(([, , headRows, rows]) => [...headRows, ...rows]), ...foot];
    const [first] = all;
    const isHead = head.length === 0 && all.length > 1 && first !== undefined && isBoldRow(first);
    const headRows = isHead ? [first] : head;
    const rows = isHead ? all.slice(1) : all;
    const top = headRows.length === 0 ? '' : `<thead>${this.#cells(headRows, 'th')}</thead>`;
    return `${top}<tbody>${this.#cells(rows, 'td')}</tbody>`;
  }

  #cells(rows: readonly Row[], tag: 'td' | 'th'): string {
    const cell = ([, { t }, rowspan, colspan, blocks]: Cell): string => {
      const align = t === 'AlignRight' ? ' class="align-right"' : t === 'AlignCenter' ? ' class="align-center"' : '';
      const spans = `${colspan > 1 ? ` colspan="${colspan}"` : ''}${rowspan > 1 ? ` rowspan="${rowspan}"` : ''}`;
      return `<${tag}${tag === 'th' ? ' scope="col"' : ''}${spans}${align}>${this.#tight(blocks)}</${tag}>`;
    };
    return rows.map(([, cells]) => `<tr>${cells.map(cell).join('')}</tr>`).join('');
  }

  #items(items: readonly (readonly Block[])[]): string {
    return items.map((item) => `<li>${this.#tight(item)}</li>`).join('');
  }

  #block(block: Block): string {
    switch (block.t) {
      case 'Plain':
      case 'Para': {
        const words = this.#words.html(block.c);
        return words.trim() === '' ? '' : `<p>${words}</p>`;
      }
      case 'LineBlock':
        return `<p>${block.c.map((line) => this.#words.html(line)).join('<br>')}</p>`;
      case 'CodeBlock':
        return `<pre>${escaped(block.c[1])}</pre>`;
      case 'BlockQuote':
        return `<blockquote>${this.blocks(block.c)}</blockquote>`;
      case 'OrderedList':
        return `<ol${numberings[block.c[0][1].t] ?? ''}>${this.#items(block.c[1])}</ol>`;
      case 'BulletList':
        return `<ul>${this.#items(block.c)}</ul>`;
      case 'DefinitionList':
        return `<dl>${block.c.map(([term, found]) => `<dt>${this.#words.html(term)}</dt><dd>${this.#tight(found.flat())}</dd>`).join('')}</dl>`;
      case 'Header':
        return `<p class="title"><b>${this.#words.html(block.c[2])}</b></p>`;
      case 'Table':
      case 'Figure':
      case 'Div':
        return this.blocks([block]);
      case 'HorizontalRule':
      case 'RawBlock':
        return '';
    }
  }
}

import { Mark } from '@tiptap/core';
import { Link } from '@tiptap/extension-link';
import { isLinkTarget } from '../../../../contracts/formatted-text.ts';
import { kept, known } from './kept-attributes.ts';

const inlineTags = 'i, em, b, strong, u, s, code, sub, sup, span, a';

/** How many elements of running text are around an element: of two with the same words, the outer one is written first. */
function depthOf(element: HTMLElement): number {
  const around = element.parentElement;
  return around?.matches(inlineTags) ? depthOf(around) + 1 : 0;
}

const depth = known('depth', depthOf, 99);

interface Format {
  readonly name: string;
  readonly tags: readonly [string, ...string[]];
  readonly excludes?: string;
  readonly key?: string;
  /** Styles that mean the same on pages and in documents that are pasted. */
  readonly style?: readonly [name: string, values: RegExp];
}

/** Some programs wrap all they copy in bold and take it back by a style. */
const isUndone = (element: HTMLElement, style: Format['style']) =>
  style !== undefined && /^(normal|400)$/.test(element.style.getPropertyValue(style[0]));

const format = ({ name, tags, excludes = name, key, style }: Format) =>
  Mark.create({
    name,
    excludes,
    addAttributes: () => ({ ...known('tag', ({ localName }) => localName, tags[0]), ...kept('class'), ...depth }),
    parseHTML: () => [
      ...tags.map((tag) => ({ tag, getAttrs: (element: HTMLElement) => (isUndone(element, style) ? false : null) })),
      ...(style === undefined
        ? []
        : [{ style: style[0], getAttrs: (value: string) => (style[1].test(value) ? null : false) }]),
    ],
    renderHTML: ({ mark, HTMLAttributes }) => [String(mark.attrs['tag']), HTMLAttributes, 0],
    addKeyboardShortcuts() {
      return key === undefined ? {} : { [key]: () => this.editor.commands.toggleMark(this.name) };
    },
  });

const SmallCaps = Mark.create({
  name: 'smallCaps',
  addAttributes: () => ({ class: { default: 'small-caps' }, ...depth }),
  parseHTML: () => [{ tag: 'span.small-caps', priority: 60 }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
});

/** What the text says of its words: names of taxa, labels, formulas that are missing. */
const Span = Mark.create({
  name: 'span',
  excludes: '',
  inclusive: false,
  addAttributes: () => ({ ...kept('class'), ...depth }),
  parseHTML: () => [{ tag: 'span[class]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
});

/** Links lead to a part of the article, to a page of this site or to an address. */
export const isArticleLink = (href: string): boolean => /^(#\S+|\/(?!\/).*)$/.test(href) || isLinkTarget(href);

const linkOf = (element: HTMLElement) => (isArticleLink(element.getAttribute('href') ?? '') ? null : false);

const ArticleLink = Link.extend({
  addAttributes: () => ({ ...kept('href', 'rel'), ...depth }),
  parseHTML: () => [{ tag: 'a[href]', getAttrs: linkOf }],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
}).configure({
  openOnClick: false,
  autolink: false,
  isAllowedUri: isArticleLink,
  HTMLAttributes: { target: null, rel: null },
});

export const articleMarks = [
  ArticleLink,
  Span,
  SmallCaps,
  format({ name: 'bold', tags: ['b', 'strong'], key: 'Mod-b', style: ['font-weight', /^(bold|[6-9]00)$/] }),
  format({ name: 'italic', tags: ['i', 'em'], key: 'Mod-i', style: ['font-style', /^italic$/] }),
  format({ name: 'underline', tags: ['u'], key: 'Mod-u' }),
  format({ name: 'strike', tags: ['s'] }),
  format({ name: 'code', tags: ['code'] }),
  format({ name: 'subscript', tags: ['sub'], key: 'Mod-,' }),
  format({ name: 'superscript', tags: ['sup'], key: 'Mod-.' }),
];

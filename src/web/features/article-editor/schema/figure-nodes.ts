import { Node } from '@tiptap/core';
import { isArticleLink } from './article-marks.ts';
import { block } from './block-nodes.ts';
import { kept, known } from './kept-attributes.ts';

const captionContent = 'captionLabel? captionTitle? (line | flow)*';
const inCaption = 'figcaption/|supplementCaption/';

const Figure = block({
  name: 'figure',
  tag: 'figure',
  content: '(picture | supplementCaption | flow)* figcaption?',
  attributes: kept('class', 'id'),
});

const TableFigure = block({
  name: 'tableFigure',
  tag: 'figure',
  selector: 'figure.table',
  content: 'figcaption? flow*',
  attributes: kept('class', 'id'),
  priority: 60,
});

const imageIn = (element: HTMLElement) => (element.matches('img') ? element : element.querySelector('img'));
const ofImage = (name: string) => known(name, (element) => imageIn(element)?.getAttribute(name) ?? null);

/** Where a picture leads, unless it would run something. */
function addressOf(element: HTMLElement): string | null {
  const href = element.getAttribute('href');
  return href !== null && isArticleLink(href) ? href : null;
}

/** A picture that leads to itself at its full size. */
const Picture = Node.create({
  name: 'picture',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    ...known('href', addressOf),
    ...ofImage('src'),
    ...known('alt', (element) => imageIn(element)?.getAttribute('alt') ?? '', ''),
    ...ofImage('width'),
    ...ofImage('height'),
    ...ofImage('loading'),
  }),
  parseHTML: () => [
    { tag: 'a.picture:has(img[src])', priority: 70 },
    { tag: 'img[src]', priority: 60 },
  ],
  renderHTML: ({ node: { attrs } }) => {
    const { href, ...image }: Readonly<Record<string, unknown>> = attrs;
    const picture = ['img', { ...image, draggable: 'false' }] as const;
    return href === null
      ? ['span', { class: 'picture' }, picture]
      : ['a', { class: 'picture', href, tabindex: '-1' }, picture];
  },
});

export const figureNodes = [
  Figure,
  TableFigure,
  Picture,
  block({ name: 'figcaption', tag: 'figcaption', group: '', content: captionContent }),
  block({
    name: 'supplementCaption',
    tag: 'div',
    selector: 'div.supplement-caption',
    group: '',
    content: captionContent,
    attributes: kept('class'),
    priority: 60,
  }),
  block({
    name: 'captionLabel',
    tag: 'span',
    selector: 'span.label',
    group: '',
    content: 'inline*',
    attributes: kept('class'),
    priority: 60,
    context: inCaption,
  }),
  block({
    name: 'captionTitle',
    tag: 'span',
    selector: 'span.caption-title',
    group: '',
    content: 'inline*',
    attributes: kept('class'),
    priority: 60,
    context: inCaption,
  }),
];

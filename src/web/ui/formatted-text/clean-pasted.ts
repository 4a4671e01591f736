import { withoutDeceivingMarks } from '../../../contracts/formatted-text.ts';

interface PasteRules {
  /** What headings of other documents become. */
  readonly headings: Readonly<Record<string, string>>;
  /** Attributes that stay, in addition to styles and addresses. */
  readonly keeps?: (name: string) => boolean;
  /** Whether it comes from one of our editors, where pictures, formulas and attributes mean something. */
  readonly isOwn?: boolean;
}

/** Formatted text has two headings. */
const twoHeadings = { h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4' } as const;

function rename(element: Element, name: string): Element {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

const isWordItem = (element: Element | null): element is Element =>
  element !== null && /mso-list:\s*l\d/i.test(element.getAttribute('style') ?? '');

/** Takes the mark off an item of Word's lists; tells whether it was a number. */
function takeMark(item: Element): boolean {
  const marks = [...item.querySelectorAll('[style*="mso-list"]')];
  const words = marks.map(({ textContent }) => textContent.trim()).join('');
  for (const mark of marks) mark.remove();
  return /^\(?[\da-z]{1,4}[.)]/i.test(words);
}

/** Word writes its lists as paragraphs with a mark in front: they become lists. */
function makeLists(root: Element): void {
  const document = root.ownerDocument;
  for (const first of [...root.querySelectorAll('p')].filter(isWordItem)) {
    // It has moved into the list of an item before it.
    if (first.parentElement?.tagName === 'LI') continue;
    const items: Element[] = [];
    for (let item: Element | null = first; isWordItem(item); item = item.nextElementSibling) items.push(item);
    const areNumbered = items.map(takeMark);
    const list = document.createElement(areNumbered[0] ? 'ol' : 'ul');
    first.before(list);
    for (const item of items) {
      const entry = document.createElement('li');
      list.append(entry);
      entry.append(item);
    }
  }
}

const neverText = 'style, script, template, title, meta, link, svg, iframe, object, noscript, xmp';
const onlyOurs = 'img, math';

/** Bold and italic are told by the style; a link by where it leads. All else could only do harm. */
function takeAttributes(element: Element, keeps: (name: string) => boolean): void {
  for (const { name } of Array.from(element.attributes))
    if (name !== 'style' && !(name === 'href' && element.tagName === 'A') && !keeps(name))
      element.removeAttribute(name);
}

/** A browser complains of code in attributes even where it would never run it: it goes before anything is read. */
const withoutHandlers = (html: string) => html.replace(/<[^>]*>/g, (tag) => tag.replace(/\son\w+\s*=/gi, ' data-was='));

const nothing = () => false;

/** What is pasted from Word or a web page, as far as formatted text can hold it; the editor leaves out the rest. */
export function cleanPasted(html: string, rules: PasteRules = { headings: twoHeadings }): string {
  const { headings, keeps = nothing, isOwn = false } = rules;
  const { body } = new DOMParser().parseFromString(withoutHandlers(withoutDeceivingMarks(html)), 'text/html');
  for (const unseen of body.querySelectorAll(isOwn ? neverText : `${neverText}, ${onlyOurs}`)) unseen.remove();
  for (const [name, ours] of Object.entries(headings))
    for (const heading of body.querySelectorAll(name)) rename(heading, ours);
  makeLists(body);
  if (!isOwn) for (const element of body.querySelectorAll('*')) takeAttributes(element, keeps);
  return body.innerHTML;
}

import { authorName } from '../../../../contracts/author-name.ts';
import { footnote } from './footnotes.ts';
import { plainTextOf } from './html-text.ts';
import { readContributorName } from './person-name.ts';
import { sectionHtml } from './section-rules.ts';
import { childAt, childElements, childrenWithout, descendants, isElement, textOf } from './xml-tree.ts';
import type { BlockContext } from './block-context.ts';
import type { XmlElement, XmlNode } from './xml-tree.ts';

/** What the front matter says of the work and the text does not: the notes of its authors, who paid for it, where its data are. */
export function readNotes(article: XmlElement, context: BlockContext, written: string): string {
  const meta = childAt(article, 'front', 'article-meta');
  if (meta === undefined) return '';
  const said = plainTextOf(written).toLowerCase();
  const rules = new Map([...context.rules, ['fn', footnote]]);
  const section = (title: string, content: readonly XmlElement[]): string => {
    const added = content.filter((element) => !said.includes(textOf(element).toLowerCase()));
    const parts = { id: undefined, className: 'notes', heading: [title], content: added, isHeadingSaved: false };
    return sectionHtml(parts, { ...context, rules });
  };
  return (
    section('Author notes', authorNotes(meta)) +
    section('Funding', funding(meta, fundingHeading.test(written))) +
    section('Data availability', dataAvailability(meta))
  );
}

function authorNotes(meta: XmlElement): XmlElement[] {
  const authors = childElements(meta, 'contrib-group').flatMap((group) => childElements(group, 'contrib'));
  return childElements(meta, 'author-notes')
    .flatMap((notes) => childElements(notes, 'fn', 'p'))
    .filter((note) => !isOnCorrespondence(note))
    .map((note) => withNames(withoutEmails(note), namesThatReferTo(note, authors)));
}

// Contact details of authors are not public.
function isOnCorrespondence(note: XmlElement): boolean {
  const hasAddress = descendants(note, 'email').length > 0 || textOf(note).includes('@');
  const isNamedSo = note.attributes.get('fn-type') === 'corresp';
  return isNamedSo || (hasAddress && /^\W*(?:correspond|e-?mail|to whom)/i.test(textOf(note)));
}

function withoutEmails(element: XmlElement): XmlElement {
  const children = childrenWithout(element, 'email').map((child) =>
    isElement(child) ? withoutEmails(child) : child.replace(/(?:\(?e-?mail(?: address)?:\s*)?(?:\S+@\S+|$)/gi, ''),
  );
  return { ...element, children };
}

function namesThatReferTo(note: XmlElement, authors: readonly XmlElement[]): string[] {
  const id = note.attributes.get('id');
  if (id === undefined) return [];
  const referring = authors.filter((author) =>
    childElements(author, 'xref').some((mark) => mark.attributes.get('rid')?.split(/\s+/).includes(id)),
  );
  return referring.flatMap((author) => {
    const name = readContributorName(author);
    return name === null ? [] : [authorName({ authorGivenName: name.givenName, authorLastName: name.lastName })];
  });
}

// The byline has no mark that leads to the note, so the note names its authors.
function withNames(note: XmlElement, names: readonly string[]): XmlElement {
  if (names.length === 0) return note;
  const label = anElement('label', [`${names.join(', ')}:`]);
  return { ...note, children: [label, ...childrenWithout(note, 'label')] };
}

/** The heading of a part that says who paid: it names the awards already. */
const fundingHeading = /<h\d[^>]*>(?:<[^>]*>|[\d.\s])*funding\b/i;

function funding(meta: XmlElement, isSaid: boolean): XmlElement[] {
  return childElements(meta, 'funding-group').flatMap((group) => {
    const statements = childElements(group, 'funding-statement');
    if (statements.length > 0) return statements.map(({ children }) => anElement('p', children));
    if (isSaid) return [];
    return childElements(group, 'award-group').map((award) =>
      anElement('p', [
        ['funding-source', 'award-id']
          .map((name) => childElements(award, name).map(textOf).join(', '))
          .filter((part) => part !== '')
          .join(': '),
      ]),
    );
  });
}

function dataAvailability(meta: XmlElement): XmlElement[] {
  return descendants(meta, 'custom-meta')
    .filter((one) => /^data availability/i.test(textOf(childAt(one, 'meta-name'))))
    .flatMap((one) => childElements(one, 'meta-value'))
    .map(({ children }) => anElement('p', children));
}

function anElement(name: string, children: readonly XmlNode[]): XmlElement {
  return { name, attributes: new Map(), children };
}

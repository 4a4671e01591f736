import { childAt, childElements, textOf } from './xml-tree.ts';
import type { XmlElement } from './xml-tree.ts';

export interface PersonName {
  readonly givenName: string;
  readonly lastName: string;
  readonly isGroup: boolean;
}

/** The name of a contributor, a person or a group; null when the file gives none. */
export function readContributorName(contributor: XmlElement): PersonName | null {
  const variants = childAt(contributor, 'name-alternatives') ?? contributor;
  const person = latinName(childElements(variants, 'name', 'string-name'));
  if (person !== undefined) return readPersonName(person);

  const group = childAt(childAt(contributor, 'collab-alternatives') ?? contributor, 'collab');
  const groupName = group === undefined ? '' : textOf(withoutMembers(group));
  if (groupName !== '') return { givenName: '', lastName: groupName, isGroup: true };
  return childAt(contributor, 'anonymous') === undefined
    ? null
    : { givenName: '', lastName: 'Anonymous', isGroup: false };
}

/** Reads a name or a string-name; titles of address are left out, a suffix belongs to the last name. */
export function readPersonName(name: XmlElement): PersonName | null {
  const givenName = textOf(childAt(name, 'given-names'));
  const surname = textOf(childAt(name, 'surname'));
  if (surname === '' && givenName === '') {
    const whole = textOf(name);
    return whole === '' ? null : { ...splitName(whole), isGroup: false };
  }
  const suffix = textOf(childAt(name, 'suffix'));
  const lastName = [surname || givenName, suffix].filter((part) => part !== '').join(' ');
  return { givenName: surname === '' ? '' : givenName, lastName, isGroup: false };
}

// A name in another script comes with its Latin form, which citations and links use.
function latinName(names: readonly XmlElement[]): XmlElement | undefined {
  return names.find((name) => isLatin(textOf(name))) ?? names[0];
}

/** Whether a text holds letters of the Latin script only. */
export function isLatin(text: string): boolean {
  return /^[\p{Script=Latin}\p{Script=Common}\p{Mark}]*$/u.test(text);
}

function splitName(whole: string): { givenName: string; lastName: string } {
  const [last = '', given] = whole.split(/\s*,\s*/);
  if (given !== undefined) return { givenName: given, lastName: last };
  const words = whole.split(' ');
  return { givenName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' };
}

function withoutMembers(group: XmlElement): XmlElement {
  const children = group.children.filter(
    (child) => typeof child === 'string' || !['contrib-group', 'xref', 'aff', 'email', 'fn'].includes(child.name),
  );
  return { ...group, children };
}

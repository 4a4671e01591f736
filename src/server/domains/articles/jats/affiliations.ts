import { isRor } from '../../../../contracts/ror.ts';
import type { AffiliatedInstitution } from '../../../../contracts/institutions.ts';
import { foldWhitespace } from './html-text.ts';
import { isLatin } from './person-name.ts';
import { childAt, childElements, descendants, isElement, rawText, textOf } from './xml-tree.ts';
import type { XmlElement } from './xml-tree.ts';

export interface Affiliations {
  /** The affiliations of a contributor, as one line of text each. */
  readonly affiliationsOf: (contributor: XmlElement) => string[];
  /** Those of them that name an institution of the registry (ROR). */
  readonly institutionsOf: (contributor: XmlElement) => AffiliatedInstitution[];
  /** Affiliations linked to no contributor. */
  readonly shared: readonly string[];
}

/** Prepares the look-up: by reference, nested in the contributor, in its group, or the only one that there is. */
export function createAffiliations(meta: XmlElement): Affiliations {
  const all = descendants(meta, 'aff', 'aff-alternatives').flatMap(formsOf);
  const groups = childElements(meta, 'contrib-group');
  const contributors = groups.flatMap((group) => childElements(group, 'contrib'));
  const looseIn = (holder: XmlElement): XmlElement[] =>
    childElements(holder, 'aff', 'aff-alternatives').flatMap((one) => formsOf(one)[0]?.shown ?? []);
  const loose = [meta, ...groups].flatMap(looseIn);
  const referredBy = (contributor: XmlElement): XmlElement[] => [
    ...new Set(pointers(contributor).flatMap((points) => all.find(points)?.shown ?? [])),
  ];
  const nobodyRefers = contributors.every((one) => referredBy(one).length === 0);

  const found = (contributor: XmlElement): XmlElement[] => {
    const nested = descendants(contributor, 'aff', 'aff-alternatives')
      .filter((affiliation) => !isMemberOf(contributor, affiliation))
      .flatMap((affiliation) => all.find(({ element }) => element === affiliation)?.shown ?? []);
    const own = [...referredBy(contributor), ...nested];
    const group = groups.find((candidate) => candidate.children.includes(contributor));
    const ofGroup = group === undefined ? [] : looseIn(group).filter((one) => !one.attributes.has('id'));
    const common = nobodyRefers && loose.length === 1 ? loose : [];
    return [own, ofGroup, common].find((affiliations) => affiliations.length > 0) ?? [];
  };
  const linked = new Set(contributors.flatMap(found));
  return {
    affiliationsOf: (contributor) => linesOf(found(contributor)),
    institutionsOf: (contributor) => found(contributor).flatMap(institutionIn),
    shared: linesOf(loose.filter((affiliation) => !linked.has(affiliation))),
  };
}

const linesOf = (affiliations: readonly XmlElement[]): string[] =>
  [...new Set(affiliations.map(affiliationText))].filter((text) => text !== '');

function institutionIn(affiliation: XmlElement): AffiliatedInstitution[] {
  const ids = descendants(affiliation, 'institution-id').map(textOf);
  const ror = ids.map((id) => /0\w{8}$/.exec(id)?.[0] ?? '').find(isRor);
  const text = affiliationText(affiliation);
  if (ror === undefined || text === '') return [];
  return [{ affiliation: text, name: textOf(descendants(affiliation, 'institution')[0]) || text, ror }];
}

/** An element that a contributor can refer to, and the affiliation that is shown for it. */
interface Form {
  readonly element: XmlElement;
  readonly shown: XmlElement;
}

// An affiliation in several scripts is one: its Latin form is shown, as that of a name is.
function formsOf(element: XmlElement): Form[] {
  if (element.name === 'aff') return [{ element, shown: element }];
  const forms = childElements(element, 'aff');
  const shown = forms.find((form) => isLatin(affiliationText(form))) ?? forms[0];
  return shown === undefined ? [] : [element, ...forms].map((one) => ({ element: one, shown }));
}

/** A contributor's references: ids, or the numbers in front of the affiliations. */
function pointers(contributor: XmlElement): ((form: Form) => boolean)[] {
  const references = [contributor, ...childElements(contributor, 'sup')]
    .flatMap((holder) => childElements(holder, 'xref'))
    .filter((reference) => reference.attributes.get('ref-type') === 'aff');
  const ids = [contributor, ...references].flatMap(({ attributes }) => (attributes.get('rid') ?? '').split(/\s+/));
  const labels = references
    .filter(({ attributes }) => !attributes.has('rid'))
    .flatMap((one) => textOf(one).split(/[\s,;]+/));
  return [
    ...ids.filter(Boolean).map(
      (id) =>
        ({ element }: Form) =>
          element.attributes.get('id') === id,
    ),
    ...labels.filter(Boolean).map(
      (label) =>
        ({ element }: Form) =>
          labelOf(element) === label,
    ),
  ];
}

function labelOf(affiliation: XmlElement): string {
  return textOf(childAt(affiliation, 'label') ?? childElements(affiliation, 'sup').find(isMark));
}

// The members of a group are inside it, with affiliations of their own.
function isMemberOf(contributor: XmlElement, affiliation: XmlElement): boolean {
  return descendants(contributor, 'contrib-group').some((group) => descendants(group, 'aff').includes(affiliation));
}

function affiliationText(affiliation: XmlElement): string {
  // Some files put the whole affiliation in the element for its number.
  const written = joined(affiliation).trim() === '' ? textOf(childAt(affiliation, 'label')) : joined(affiliation);
  return foldWhitespace(written)
    .replace(/\s+([,;.])/g, '$1')
    .replace(/(?:[,;]\s*)+,/g, ',')
    .replace(/^[,;\s]+|[,;\s]+$/g, '');
}

const unspoken = new Set(['label', 'institution-id', 'email', 'fn', 'xref']);

// Parts without anything between them, such as institution and country, are parted by commas.
function joined(element: XmlElement): string {
  let text = '';
  let endsInPart = false;
  for (const child of element.children) {
    if (!isElement(child)) {
      text += child;
      endsInPart &&= child.trim() === '';
    } else if (!unspoken.has(child.name) && !isMark(child)) {
      const part = joined(child);
      text += (endsInPart && !isTypography(child) ? ', ' : '') + part;
      endsInPart = !isTypography(child) && part.trim() !== '';
    }
  }
  return text;
}

function isMark(element: XmlElement): boolean {
  return element.name === 'sup' && foldWhitespace(rawText(element)).length <= 3;
}

function isTypography(element: XmlElement): boolean {
  return ['italic', 'bold', 'sup', 'sub', 'sc'].includes(element.name);
}

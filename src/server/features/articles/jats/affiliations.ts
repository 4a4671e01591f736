import { foldWhitespace } from './html-text.ts';
import { childAt, childElements, descendants, isElement, rawText, textOf } from './xml-tree.ts';
import type { XmlElement } from './xml-tree.ts';

/** Finds the affiliations of a contributor, as one line of text each. */
export type AffiliationsOf = (contributor: XmlElement) => string[];

/** Prepares the look-up: by reference, nested in the contributor, in its group, or the only one that there is. */
export function createAffiliations(meta: XmlElement): AffiliationsOf {
  const all = descendants(meta, 'aff');
  const byId = new Map(all.map((affiliation) => [affiliation.attributes.get('id') ?? '', affiliation]));
  const groups = childElements(meta, 'contrib-group');
  const loose = [meta, ...groups].flatMap((holder) => childElements(holder, 'aff'));
  const nobodyRefers = groups
    .flatMap((group) => childElements(group, 'contrib'))
    .every((one) => referred(one).length === 0);

  return (contributor) => {
    const own = [
      ...referred(contributor).flatMap((id) => byId.get(id) ?? []),
      ...descendants(contributor, 'aff').filter((affiliation) => !isMemberOf(contributor, affiliation)),
    ];
    const group = groups.find((candidate) => candidate.children.includes(contributor));
    const shared = group === undefined ? [] : childElements(group, 'aff').filter((one) => !one.attributes.has('id'));
    const common = nobodyRefers && loose.length === 1 ? loose : [];
    const found = [own, shared, common].find((affiliations) => affiliations.length > 0) ?? [];
    return [...new Set(found.map(affiliationText))].filter((text) => text !== '');
  };
}

function referred(contributor: XmlElement): string[] {
  return childElements(contributor, 'xref')
    .filter((reference) => reference.attributes.get('ref-type') === 'aff')
    .flatMap((reference) => (reference.attributes.get('rid') ?? '').split(/\s+/))
    .filter((id) => id !== '');
}

// The members of a group stand inside it with affiliations of their own.
function isMemberOf(contributor: XmlElement, affiliation: XmlElement): boolean {
  return descendants(contributor, 'contrib-group').some((group) => descendants(group, 'aff').includes(affiliation));
}

function affiliationText(affiliation: XmlElement): string {
  // Some files put the whole affiliation where only its number belongs.
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

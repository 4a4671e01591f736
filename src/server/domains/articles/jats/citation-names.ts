import { escapeHtml } from './html-text.ts';
import { readPersonName } from './person-name.ts';
import { renderStandalone } from './rich-text.ts';
import { childElements } from './xml-tree.ts';
import type { XmlElement } from './xml-tree.ts';

/** The people and groups of a citation in one line: Surname, Given; Surname, Given. */
export function citedNames(holder: XmlElement): string {
  const names = childElements(holder, 'name', 'string-name', 'collab', 'anonymous', 'etal').map(citedName);
  return names.filter((name) => name !== '').join('; ');
}

function citedName(element: XmlElement): string {
  if (element.name === 'etal') return 'et al.';
  if (element.name === 'anonymous') return 'Anonymous';
  // A name without parts may be that of a group, whose last word is no family name.
  const isWhole = childElements(element, 'surname', 'given-names').length === 0;
  if (element.name === 'collab' || isWhole) return renderStandalone(element.children).trim();
  const name = readPersonName(element);
  if (name === null) return '';
  return escapeHtml([name.lastName, name.givenName].filter((part) => part !== '').join(', '));
}

import { childAt, childElements, descendants, textOf, textOrNull } from './xml-tree.ts';
import { webAddress } from './web-address.ts';
import type { JatsLicence } from './jats-article.ts';
import type { XmlElement } from './xml-tree.ts';

/** The licence as it is written; its address is only given when the file gives one. */
export function readLicence(meta: XmlElement): JatsLicence | null {
  const permissions = childAt(meta, 'permissions');
  const licence = childAt(permissions, 'license');
  const reference =
    licence === undefined ? childAt(permissions, 'ali:license_ref') : descendants(licence, 'ali:license_ref')[0];
  const links = licence === undefined ? [] : descendants(licence, 'ext-link', 'uri');
  const candidates = [
    licence?.attributes.get('xlink:href'),
    textOf(reference),
    ...links.map((link) => link.attributes.get('xlink:href') ?? textOf(link)),
  ];
  const url = candidates.map(webAddress).find((address) => address !== null) ?? null;
  const paragraphs = licence === undefined ? [] : childElements(licence, 'license-p', 'p');
  const text = paragraphs
    .map(textOf)
    .filter((paragraph) => paragraph !== '')
    .join(' ');
  return url === null && text === '' ? null : { url, text };
}

/** The copyright line, put together from year and holder where no line is given. */
export function readCopyright(meta: XmlElement): string | null {
  const permissions = childAt(meta, 'permissions');
  const holder = textOf(childAt(permissions, 'copyright-holder'));
  const year = textOf(childAt(permissions, 'copyright-year'));
  const fromParts = holder === '' ? null : ['©', year, holder].filter((part) => part !== '').join(' ');
  return textOrNull(childAt(permissions, 'copyright-statement')) ?? fromParts;
}

import { createAffiliations } from './affiliations.ts';
import { createCorrespondence } from './corresponding-authors.ts';
import { readContributorName } from './person-name.ts';
import { childAt, childElements, textOf, textOrNull } from './xml-tree.ts';
import type { JatsArticle } from './jats-article.ts';
import type { PersonName } from './person-name.ts';
import type { XmlElement } from './xml-tree.ts';

/** The authors in their order, without editors and other contributors, and the affiliations that belong to none in particular. */
export function readAuthors(meta: XmlElement): Pick<JatsArticle, 'authors' | 'sharedAffiliations'> {
  const authors = childElements(meta, 'contrib-group')
    .filter((group) => !/editor|reviewer/i.test(group.attributes.get('content-type') ?? ''))
    .flatMap((group) => childElements(group, 'contrib'))
    .filter((contributor) => (contributor.attributes.get('contrib-type') ?? 'author') === 'author')
    .map((contributor) => ({ contributor, name: readContributorName(contributor) }))
    .filter((author): author is NamedContributor => author.name !== null);
  const { affiliationsOf, shared } = createAffiliations(meta);
  const correspondenceOf = createCorrespondence(
    meta,
    authors.map(({ name }) => name),
  );
  const read = authors.map(({ contributor, name }) => ({
    ...name,
    title: readTitle(contributor),
    ...correspondenceOf(contributor, name),
    orcid: readOrcid(contributor),
    affiliations: affiliationsOf(contributor),
    onBehalfOf: readOnBehalfOf(contributor, name),
  }));
  return { authors: read, sharedAffiliations: shared };
}

// Older files name the group beside the person, as one more name.
function readOnBehalfOf(contributor: XmlElement, name: PersonName): string | null {
  const groups = childElements(contributor, 'on-behalf-of', ...(name.isGroup ? [] : ['collab']));
  return groups.map(textOf).join(', ') || null;
}

function readTitle(contributor: XmlElement): string | null {
  const names = childElements(childAt(contributor, 'name-alternatives') ?? contributor, 'name', 'string-name');
  return names.map((name) => textOrNull(childAt(name, 'prefix'))).find((title) => title !== null) ?? null;
}

interface NamedContributor {
  readonly contributor: XmlElement;
  readonly name: PersonName;
}

function readOrcid(contributor: XmlElement): string | null {
  const identifiers = childElements(contributor, 'contrib-id', 'uri', 'ext-link').filter(
    (identifier) =>
      identifier.attributes.get('contrib-id-type') === 'orcid' || /orcid\.org/i.test(addressOf(identifier)),
  );
  const digits = /(\d{4})-?(\d{4})-?(\d{4})-?(\d{3}[\dX])/i;
  const found = identifiers.map((identifier) => digits.exec(addressOf(identifier))).find((match) => match !== null);
  return found === undefined ? null : found.slice(1).join('-').toUpperCase();
}

function addressOf(identifier: XmlElement): string {
  return `${textOf(identifier)} ${identifier.attributes.get('xlink:href') ?? ''}`;
}

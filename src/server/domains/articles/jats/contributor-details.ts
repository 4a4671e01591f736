import { creditRoles, type CreditRole } from '../../../../contracts/credit-roles.ts';
import type { PublicAuthor } from '../../../../contracts/articles.ts';
import type { AffiliatedInstitution } from '../../../../contracts/institutions.ts';
import { isLatin } from './person-name.ts';
import { childAt, childElements, textOf, type XmlElement } from './xml-tree.ts';

/** What an author's entry may say beside the usual. */
export type ContributorDetails = Pick<
  PublicAuthor,
  'kind' | 'originalName' | 'hasContributedEqually' | 'roles' | 'institutions'
>;

const known = new Set<string>(creditRoles);
const isRole = (slug: string): slug is CreditRole => known.has(slug);

/** A role of CRediT, by the address of its term or by its words. */
function roleOf(role: XmlElement): CreditRole[] {
  const { attributes } = role;
  const address = attributes.get('vocab-term-identifier') ?? attributes.get('content-type') ?? '';
  const isCredit = /credit/i.test(`${attributes.get('vocab') ?? ''} ${address}`);
  const words = [address.split('/').findLast((part) => part !== '') ?? '', textOf(role)];
  const slugs = words.map((said) =>
    said
      .toLowerCase()
      .replaceAll(/[^a-z]+/g, '-')
      .replaceAll(/^-|-$/g, ''),
  );
  return isCredit ? slugs.filter(isRole).slice(0, 1) : [];
}

/** The name in another script, beside its Latin form. */
function originalNameOf(contributor: XmlElement): string {
  const names = childElements(childAt(contributor, 'name-alternatives') ?? contributor, 'name', 'string-name');
  const other = names.length > 1 ? names.find((name) => !isLatin(textOf(name))) : undefined;
  if (other === undefined) return '';
  const [surname, given] = [textOf(childAt(other, 'surname')), textOf(childAt(other, 'given-names'))];
  const isEastern = other.attributes.get('name-style') === 'eastern';
  return (isEastern ? [surname, given] : [given, surname]).join(' ').trim() || textOf(other);
}

/** Kind of name, name in the original script, equal contribution, roles and institutions, as far as the file says them. */
export function readContributorDetails(
  contributor: XmlElement,
  institutions: AffiliatedInstitution[],
): ContributorDetails {
  const roles = [...new Set(childElements(contributor, 'role').flatMap(roleOf))];
  const originalName = originalNameOf(contributor);
  return {
    ...(childAt(contributor, 'collab') !== undefined &&
      childAt(contributor, 'name') === undefined && { kind: 'group' as const }),
    ...(originalName !== '' && { originalName }),
    ...(contributor.attributes.get('equal-contrib') === 'yes' && { hasContributedEqually: true }),
    ...(roles.length > 0 && { roles }),
    ...(institutions.length > 0 && { institutions }),
  };
}

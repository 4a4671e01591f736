import { readDoi } from '../../../../contracts/read-doi.ts';
import { rorHref } from '../../../../contracts/ror.ts';
import { statementNames } from '../../../../contracts/statement-words.ts';
import type { Grant, RelatedWork, Statements, StatementText } from '../../../../contracts/statements.ts';
import type { XmlElement } from '../write-xml.ts';
import { optional } from './optional-element.ts';
import { xmlAddress } from './xml-values.ts';

const paragraphs = (text: string): XmlElement[] =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => ['p', {}, part]);

const registry = {
  'institution-id-type': 'doi',
  vocab: 'open-funder-registry',
  'vocab-identifier': '10.13039/open_funder_registry',
};

function awardGroup({ funder, ror, registryId, awards }: Grant): XmlElement {
  const institution: XmlElement[] = [
    ['institution', {}, funder],
    ...(ror === undefined ? [] : [['institution-id', { 'institution-id-type': 'ror' }, rorHref(ror)] as XmlElement]),
    ...(registryId === undefined ? [] : [['institution-id', registry, registryId] as XmlElement]),
  ];
  return [
    'award-group',
    {},
    [
      ['funding-source', {}, [['institution-wrap', {}, institution]]],
      ...awards.map((award): XmlElement => ['award-id', {}, award]),
    ],
  ];
}

/** Who paid for the work, for indexes and in words. */
export const fundingJats = ({ grants, funding }: Statements): XmlElement[] =>
  optional('funding-group', {}, [...grants.map(awardGroup), ...optional('funding-statement', {}, funding)]);

/** The note of the authors on their interests. */
export const interestsJats = ({ competingInterests }: Statements): XmlElement[] =>
  optional('fn', { 'fn-type': 'coi-statement' }, paragraphs(competingInterests));

function linked({ relation, address }: RelatedWork): XmlElement {
  const doi = readDoi(address);
  const link =
    doi !== null && xmlAddress(doi) === doi
      ? { 'ext-link-type': 'doi', 'xlink:href': doi }
      : { 'ext-link-type': 'uri', 'xlink:href': xmlAddress(address) };
  return relation === 'preprint' || relation === 'translation'
    ? ['related-article', { 'related-article-type': relation, ...link }, '']
    : ['related-object', { 'content-type': relation, ...link }, ''];
}

/** Other works that belong to this one. */
export const relatedWorksJats = ({ relatedWorks }: Statements): XmlElement[] => relatedWorks.map(linked);

/** The statements that are sections of their own at the end, by the names that JATS4R gives them. */
const sections = [
  ['dataAvailability', 'data-availability'],
  ['ethics', 'ethics-statement'],
  ['aiUse', 'ai-use'],
] as const satisfies readonly (readonly [StatementText, string])[];

/** What follows the text of the article. */
export function statedBackJats(statements: Statements): XmlElement[] {
  const withTitle = (kind: StatementText): XmlElement[] => {
    const content = paragraphs(statements[kind]);
    return content.length === 0 ? [] : [['title', {}, statementNames[kind]()], ...content];
  };
  return [
    ...optional('ack', {}, withTitle('acknowledgements')),
    ...sections.flatMap(([kind, type]) => optional('sec', { 'sec-type': type }, withTitle(kind))),
  ];
}

import { isElement, textOf, type XmlElement, type XmlNode } from '../jats/xml-tree.ts';
import type { XmlElement as WrittenElement } from '../write-xml.ts';
import { paragraphsJats } from './parts-jats.ts';
import { inLabel, inlineJats, type Writing } from './inline-jats.ts';
import { partsOf } from './section-jats.ts';

/** Headings of statements on competing interests, which belong into the notes of the authors (JATS4R). */
const interests = /^(?:(?:author )?conflicts?(?: of interests?)?(?: statements?)?|competing interests?)\W*$/i;

const isStatement = (node: XmlElement): boolean =>
  node.name === 'section' && interests.test(textOf({ ...node, children: partsOf(node).heading }));

/** Parts a text from its statements on competing interests, wherever they are. */
export function takeStatements(nodes: readonly XmlNode[]): { rest: XmlNode[]; statements: XmlElement[] } {
  const statements: XmlElement[] = [];
  const rest = nodes.flatMap((node): XmlNode[] => {
    if (!isElement(node)) return [node];
    if (isStatement(node)) {
      statements.push(node);
      return [];
    }
    if (node.name !== 'section' && node.name !== 'aside') return [node];
    const within = takeStatements(node.children);
    statements.push(...within.statements);
    return [{ ...node, children: within.rest }];
  });
  return { rest, statements };
}

/** The statements, each as a note of the authors. */
export function statementsJats(statements: readonly XmlElement[], writing: Writing): WrittenElement[] {
  const notes = statements.map((statement): WrittenElement => {
    const { heading, content } = partsOf(statement);
    const attributes = { 'fn-type': 'coi-statement', ...writing.ids.claim(statement.attributes.get('id')) };
    const label: WrittenElement = ['label', {}, inlineJats(heading, inLabel, writing)];
    return ['fn', attributes, [label, ...paragraphsJats(content, writing)]];
  });
  return notes;
}

import { leadsToPerson } from './looks-like-place.ts';
import { textOfPart, walkTags } from './word-tags.ts';

/** Parts that hold nothing but properties, people, sessions and signatures. */
const dropped = [
  /^docprops\//,
  /^docmetadata\//,
  /^customxml\//,
  /^_xmlsignatures\//,
  /(^|\/)people\.xml$/,
  /(^|\/)persons\//,
  /(^|\/)printersettings\//,
  /(^|\/)revisions\//,
  /(^|\/)commentsextensible\.xml$/,
  /(^|\/)_rels\/(people|commentsextensible)\.xml\.rels$/,
];

/** Whether a part goes, by its name within the document. */
export const isDropped = (name: string): boolean => dropped.some((pattern) => pattern.test(name.toLowerCase()));

const valueOf = (tag: string, name: string) => new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag);
const attributeOf = (tag: string, name: string): string => {
  const found = valueOf(tag, name);
  return found?.[1] ?? found?.[2] ?? '';
};

/** The name of the part that a target means, seen from the folder of the part that refers to it. */
function partOf(folder: string, target: string): string {
  const path = target.startsWith('/') ? target.slice(1) : `${folder}/${target}`;
  const steps: string[] = [];
  for (const step of path.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '.' && step !== '') steps.push(step);
  }
  return steps.join('/');
}

/** What a relationship becomes: nothing where its part goes, and no address of a person or of somebody's disk. */
function cleanRelation(tag: string, folder: string): string {
  const [target, type] = [attributeOf(tag, 'Target'), attributeOf(tag, 'Type')];
  const isExternal = attributeOf(tag, 'TargetMode').toLowerCase() === 'external';
  if (/\/(attachedTemplate|mailMergeSource|mailMergeHeaderSource|externalLinkPath)$/i.test(type)) return '';
  if (!isExternal) return isDropped(partOf(folder, target)) ? '' : tag;
  const isRelative = !/^[a-z][a-z0-9+.-]+:/i.test(target) && !target.startsWith('#');
  return leadsToPerson(target) || isRelative
    ? tag.replace(/(\sTarget\s*=\s*)("[^"]*"|'[^']*')/, '$1"about:blank"')
    : tag;
}

/** The lists of a document without the parts that go. */
export function cleanWordRelations(name: string, bytes: Uint8Array): Uint8Array {
  const folder = name.replace(/(^|\/)_rels\/[^/]*$/, '');
  const kept = ['<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'];
  walkTags(textOfPart(bytes), {
    tag: ({ whole, name: element }) => {
      if (element === 'Relationship') kept.push(cleanRelation(whole, folder));
      else if (element !== 'Override' || !isDropped(attributeOf(whole, 'PartName').replace(/^\//, '')))
        kept.push(whole);
    },
    text: (text) => kept.push(text),
  });
  return Buffer.from(kept.join(''));
}

import { PDFName } from '@cantoo/pdf-lib';
import { drawing, form, group, layersOfDocument, profile, resources } from './pdf-drawing-kinds.ts';
import { action, destination, fieldsOfDocument, mark, markOrPicture, opening, shownPage } from './pdf-mark-kinds.ts';
import { language, plain, readOut, shown, title, type Rule, webAddress } from './pdf-rules.ts';
import {
  by,
  byName,
  dictionary,
  eachOf,
  inOrder,
  nameAt,
  named,
  oneOf,
  oneOrMore,
  plainDictionary,
  plainKeys,
  tree,
} from './pdf-shapes.ts';

// What a document is made of, from its catalogue on.

const outputIntents = eachOf(dictionary(() => ({ ...plainKeys('Type S'), DestOutputProfile: profile })));

const page: Rule = dictionary(() => ({
  ...plainKeys('Type MediaBox CropBox BleedBox TrimBox ArtBox Rotate UserUnit StructParents Tabs'),
  Parent: pageTree,
  Resources: resources,
  Contents: oneOrMore(drawing),
  Group: group,
  Annots: eachOf(mark),
  OutputIntents: outputIntents,
}));

const pageTree: Rule = dictionary(() => ({
  ...plainKeys('Type Count MediaBox CropBox Rotate'),
  Parent: pageTree,
  Resources: resources,
  Kids: eachOf(by((dict) => (dict.has(PDFName.of('Kids')) ? pageTree : page))),
}));

const bookmark: Rule = dictionary(() => ({
  ...plainKeys('Type Count C F'),
  Title: title,
  First: bookmark,
  Last: bookmark,
  Next: bookmark,
  Prev: bookmark,
  Parent: bookmark,
  Dest: destination,
  A: action,
}));

/** Kinds of attributes of text; others (`UserProperties`) are what programs note down. */
const owners = new Set(['Layout', 'List', 'PrintField', 'Table', 'Artifact']);

const attributesOfText = named(plain);

const attributes = by((dict) => (owners.has(nameAt(dict, 'O')) ? attributesOfText : undefined));

const namespace = dictionary(() => ({ Type: plain, NS: webAddress }));

const marked = dictionary(() => ({ ...plainKeys('Type MCID'), Pg: shownPage, Stm: form }));
const object = dictionary(() => ({ Type: plain, Pg: shownPage, Obj: markOrPicture }));

const part: Rule = byName(
  'Type',
  () => ({ MCR: marked, OBJR: object, StructTreeRoot: structure }),
  (value, cleaning) => element(value, cleaning),
);

const element: Rule = dictionary(() => ({
  ...plainKeys('Type S R C'),
  P: part,
  K: oneOf(part, eachOf(oneOf(part, plain)), plain),
  Pg: shownPage,
  A: oneOf(attributes, eachOf(oneOf(attributes, plain))),
  NS: namespace,
  Ref: eachOf(part),
  ...readOut,
}));

const structure: Rule = dictionary(() => ({
  ...plainKeys('Type ParentTreeNextKey'),
  K: oneOrMore(part),
  // Its lists go by the numbers of marked content: each part keeps its place.
  ParentTree: tree('Nums', oneOf(part, inOrder([oneOf(part, plain)]))),
  RoleMap: named(plain),
  ClassMap: named(oneOrMore(attributes)),
  Namespaces: eachOf(namespace),
}));

export const catalogue = dictionary(() => ({
  ...plainKeys('Type Version PageLayout PageMode'),
  Lang: language,
  Pages: pageTree,
  PageLabels: tree(
    'Nums',
    dictionary(() => ({ ...plainKeys('Type S St'), P: shown })),
  ),
  Names: dictionary(() => ({ Dests: tree('Names', destination) })),
  Dests: named(destination),
  ViewerPreferences: plainDictionary(
    'HideToolbar HideMenubar HideWindowUI FitWindow CenterWindow DisplayDocTitle NonFullScreenPageMode Direction',
  ),
  Outlines: bookmark,
  OpenAction: opening,
  AcroForm: fieldsOfDocument,
  StructTreeRoot: structure,
  MarkInfo: plainDictionary('Marked UserProperties Suspects'),
  OutputIntents: outputIntents,
  OCProperties: layersOfDocument,
}));

import { PDFDict, PDFName, PDFString } from '@cantoo/pdf-lib';
import { writtenAddress } from './pdf-strings.ts';
import { nowhere } from './is-remote-target.ts';
import { form, layer, layerOrMembership, resources, xObject } from './pdf-drawing-kinds.ts';
import {
  among,
  exact,
  language,
  numbered,
  plain,
  shown,
  textStyle,
  type Keys,
  type Rule,
  webAddress,
} from './pdf-rules.ts';
import { byName, dictionary, eachOf, inOrder, named, oneOf, plainDictionary, plainKeys } from './pdf-shapes.ts';

// What lies upon a page: comments, links, fields; and where links lead.

/** A page that the document shows. */
export const shownPage: Rule = (value, { pages }) => (pages.has(value) ? value : undefined);

const place = inOrder([oneOf(shownPage, plain), plain]);

/** A place in the document, or the name of one. */
export const destination: Rule = oneOf(
  place,
  exact,
  dictionary(() => ({ D: place })),
);

const toTheWeb = dictionary(() => ({ ...plainKeys('Type S IsMap'), URI: webAddress }));

/** One that leads nowhere is none. */
const linkToTheWeb: Rule = (value, cleaning) => {
  const target = value instanceof PDFDict ? value.lookup(PDFName.of('URI')) : undefined;
  return target && webAddress(target, cleaning) && toTheWeb(value, cleaning);
};

const goTo = dictionary(() => ({ ...plainKeys('Type S'), D: destination }));

/** Where the document opens. Nothing leads to the web by itself: its author would see who opens it, and when. */
export const opening = oneOf(
  byName('S', () => ({ GoTo: goTo })),
  destination,
);

/** What a click does: those kinds alone that stay within the document or lead to the web. */
const actions: Keys = {
  GoTo: goTo,
  URI: linkToTheWeb,
  Named: plainDictionary('Type S N'),
  SetOCGState: dictionary(() => ({ ...plainKeys('Type S PreserveRB'), State: eachOf(oneOf(layer, plain)) })),
};

export const action = byName('S', () => actions);

/** Readers of documents crash on a link that leads nowhere at all. */
const leadsNowhere: Rule = (value, { context }) =>
  value instanceof PDFDict ? context.obj({ S: 'URI', URI: writtenAddress(nowhere) }) : undefined;

const states = oneOf(form, named(form));

const appearance = dictionary(() => ({ N: states, R: states, D: states }));

const icons = among(
  [
    'Comment Key Note Help NewParagraph Paragraph Insert Check Circle Cross Star RightArrow RightPointer UpArrow',
    'Approved Experimental NotApproved AsIs Expired NotForPublicRelease Confidential Final Sold Departmental',
    'ForComment TopSecret Draft ForPublicRelease Graph PushPin Paperclip Tag Speaker Mic',
  ].join(' '),
);

const ofEveryMark = (): Keys => ({
  ...plainKeys('Type Subtype Rect F AS Border C StructParent BM CA ca H'),
  Lang: language,
  AP: appearance,
  OC: layerOrMembership,
  A: action,
  Dest: destination,
  BS: plainDictionary('Type W S D'),
  MK: dictionary(() => ({
    ...plainKeys('R BC BG TP'),
    CA: shown,
    RC: shown,
    AC: shown,
    I: form,
    RI: form,
    IX: form,
    IF: plainDictionary('SW S A FB'),
  })),
});

/** Viewers show no mark of a file or film that has none. */
const emptyFile: Rule = (_, { context }) => context.obj({ Type: 'Filespec', F: PDFString.of('') });
const emptyFilm: Rule = (_, { context }) => context.obj({ F: PDFString.of('') });

const ofEveryComment = (): Keys => ({
  ...ofEveryMark(),
  ...plainKeys('Open IC QuadPoints RD LE L LL LLE LLO Cap CP CO IT Vertices InkList Path CL Q RT Rotate Sy Repeat'),
  Contents: shown,
  OverlayText: shown,
  DA: textStyle,
  Name: icons,
  State: among('Marked Unmarked Accepted Rejected Cancelled Completed None'),
  StateModel: among('Marked Review'),
  BE: plainDictionary('S I'),
  Popup: mark,
  Parent: mark,
  IRT: mark,
  FS: emptyFile,
  Movie: emptyFilm,
});

const comment: Rule = dictionary(ofEveryComment);
const link: Rule = dictionary(() => ({ ...ofEveryComment(), A: oneOf(action, leadsNowhere) }));

/** A field, which may be the same as its mark. A signature is no value that is shown: its mark shows what it shows. */
export const field: Rule = dictionary(() => ({
  ...ofEveryMark(),
  ...plainKeys('FT Ff MaxLen TI I Q'),
  T: numbered('Field'),
  TU: shown,
  V: shown,
  DV: shown,
  Opt: shown,
  DA: textStyle,
  Parent: field,
  Kids: eachOf(field),
}));

export const mark: Rule = byName('Subtype', () => ({ Widget: field, Link: link }), comment);

/** What the structure refers to beside text. */
export const markOrPicture: Rule = byName('Subtype', () => ({ Form: xObject, Image: xObject }), mark);

export const fieldsOfDocument = dictionary(() => ({
  ...plainKeys('NeedAppearances Q'),
  Fields: eachOf(field),
  DR: resources,
  DA: textStyle,
}));

import { PDFArray, PDFName } from '@cantoo/pdf-lib';
import { cleanDrawing, cleanPictureStream, cleanProfile } from './clean-pdf-stream.ts';
import { exact, language, plain, readOut, shown, title, type Rule } from './pdf-rules.ts';
import {
  by,
  byName,
  dictionary,
  eachOf,
  inOrder,
  named,
  oneOf,
  oneOrMore,
  plainDictionary,
  plainKeys,
  stream,
} from './pdf-shapes.ts';

// What a page draws with.

const usage = dictionary(() => ({
  Language: dictionary(() => ({ Lang: language, Preferred: plain })),
  Export: plainDictionary('ExportState'),
  Zoom: plainDictionary('min max'),
  Print: plainDictionary('Subtype PrintState'),
  View: plainDictionary('ViewState'),
  PageElement: plainDictionary('Subtype'),
}));

export const layer = dictionary(() => ({ ...plainKeys('Type Intent'), Name: title, Usage: usage }));

/** Layers, and how they are put together by words such as And. */
const expression: Rule = oneOf(
  by(() => layer),
  eachOf((value, cleaning) => expression(value, cleaning)),
  plain,
);

const membership = dictionary(() => ({ ...plainKeys('Type P'), OCGs: oneOrMore(layer), VE: expression }));

export const layerOrMembership = byName('Type', () => ({ OCMD: membership }), layer);

const markedContent = dictionary(() => ({
  ...plainKeys('Type Subtype MCID BBox Attached'),
  ...readOut,
}));

/** What a mark within the drawing refers to. */
const propertyList = byName('Type', () => ({ OCG: layer, OCMD: membership }), markedContent);

const calculated: Rule = oneOf(
  stream(
    () => plainKeys('FunctionType Domain Range Size BitsPerSample Order Encode Decode'),
    // One that calculates is written like a drawing, with comments.
    (one, cleaning) =>
      one.dict.lookup(PDFName.of('FunctionType'))?.toString() === '4' ? cleanDrawing(one, cleaning) : one,
  ),
  dictionary(() => ({
    ...plainKeys('FunctionType Domain Range C0 C1 N Bounds Encode'),
    Functions: eachOf(calculated),
  })),
);

const functions = oneOrMore(calculated);

export const profile: Rule = stream(() => ({ ...plainKeys('N Range'), Alternate: colourSpace }), cleanProfile);

const inks = dictionary(() => ({
  Subtype: plain,
  Colorants: named(colourSpace),
  Process: dictionary(() => ({ ColorSpace: colourSpace, Components: plain })),
}));

const deferred: Rule = (value, cleaning) => colourSpace(value, cleaning);
const measured = inOrder([plain, plainDictionary('WhitePoint BlackPoint Gamma Matrix Range')]);

const colourFamilies: Readonly<Record<string, Rule>> = {
  CalGray: measured,
  CalRGB: measured,
  Lab: measured,
  ICCBased: inOrder([plain, profile]),
  Indexed: inOrder([
    plain,
    deferred,
    plain,
    oneOf(
      exact,
      stream(() => ({})),
    ),
  ]),
  Separation: inOrder([plain, plain, deferred, calculated]),
  DeviceN: inOrder([plain, plain, deferred, calculated, inks]),
  Pattern: inOrder([plain, deferred]),
};

export const colourSpace: Rule = (value, cleaning) => {
  if (!(value instanceof PDFArray)) return plain(value, cleaning);
  const family = value.size() > 0 ? value.lookup(0) : undefined;
  const name = family instanceof PDFName ? family.decodeText() : '';
  return (Object.hasOwn(colourFamilies, name) ? colourFamilies[name] : plain)?.(value, cleaning);
};

export const group = dictionary(() => ({ ...plainKeys('Type S I K'), CS: colourSpace }));

export const form: Rule = stream(
  () => ({
    ...plainKeys('Type Subtype FormType BBox Matrix StructParent StructParents'),
    Resources: resources,
    Group: group,
    OC: layerOrMembership,
  }),
  cleanDrawing,
);

const image: Rule = stream(
  () => ({
    ...plainKeys('Type Subtype Width Height BitsPerComponent Intent ImageMask Decode Interpolate SMaskInData Matte'),
    ...plainKeys('StructParent'),
    ColorSpace: colourSpace,
    Mask: oneOf(image, plain),
    SMask: image,
    OC: layerOrMembership,
  }),
  cleanPictureStream,
);

export const xObject = byName('Subtype', () => ({ Form: form, Image: image }));

const softMask = dictionary(() => ({ ...plainKeys('Type S BC'), G: form, TR: oneOf(calculated, plain) }));

const transfer = oneOf(functions, plain);

const graphicsState: Rule = dictionary(() => ({
  ...plainKeys('Type LW LC LJ ML D RI OP op OPM FL SM SA BM CA ca AIS TK UseBlackPtComp'),
  Font: inOrder([font, plain]),
  SMask: oneOf(softMask, plain),
  BG: transfer,
  BG2: transfer,
  UCR: transfer,
  UCR2: transfer,
  TR: transfer,
  TR2: transfer,
}));

const shadingKeys = () => ({
  ...plainKeys('ShadingType Background BBox AntiAlias Domain Matrix Coords Extend VerticesPerRow'),
  ...plainKeys('BitsPerCoordinate BitsPerComponent BitsPerFlag Decode'),
  ColorSpace: colourSpace,
  Function: functions,
});

const shading = oneOf(stream(shadingKeys), dictionary(shadingKeys));

const pattern = oneOf(
  stream(
    () => ({
      ...plainKeys('Type PatternType PaintType TilingType BBox XStep YStep Matrix'),
      Resources: resources,
    }),
    cleanDrawing,
  ),
  dictionary(() => ({ ...plainKeys('Type PatternType Matrix'), Shading: shading, ExtGState: graphicsState })),
);

const characterSet = dictionary(() => ({ Registry: exact, Ordering: exact, Supplement: plain }));

const characterMap: Rule = stream(() => ({
  ...plainKeys('Type CMapName WMode'),
  CIDSystemInfo: characterSet,
  UseCMap: oneOf(characterMap, plain),
}));

const fontProgram = stream(() => plainKeys('Length1 Length2 Length3 Subtype'));

const descriptor = dictionary(() => ({
  ...plainKeys('Type FontName Flags FontBBox ItalicAngle Ascent Descent Leading CapHeight XHeight StemV StemH'),
  ...plainKeys('AvgWidth MaxWidth MissingWidth FontStretch FontWeight'),
  FontFile: fontProgram,
  FontFile2: fontProgram,
  FontFile3: fontProgram,
  CIDSet: stream(() => ({})),
}));

export const drawing = stream(() => ({}), cleanDrawing);

export const font: Rule = dictionary(() => ({
  ...plainKeys('Type Subtype BaseFont FirstChar LastChar Widths FontBBox FontMatrix DW W DW2 W2'),
  FontDescriptor: descriptor,
  Encoding: oneOf(characterMap, plainDictionary('Type BaseEncoding Differences'), plain),
  ToUnicode: oneOf(characterMap, plain),
  DescendantFonts: eachOf(font),
  CIDSystemInfo: characterSet,
  CIDToGIDMap: oneOf(
    stream(() => ({})),
    plain,
  ),
  CharProcs: named(drawing),
  Resources: resources,
}));

export const resources: Rule = dictionary(() => ({
  ProcSet: plain,
  ExtGState: named(graphicsState),
  ColorSpace: named(colourSpace),
  Pattern: named(pattern),
  Shading: named(shading),
  XObject: named(xObject),
  Font: named(font),
  Properties: named(propertyList),
}));

/** Which layers are shown at first, and in which order readers list them, under which words. */
const order: Rule = oneOf(
  layer,
  eachOf((value, cleaning) => order(value, cleaning)),
  shown,
);

const layers = eachOf(layer);

const layerSettings = dictionary(() => ({
  ...plainKeys('BaseState Intent ListMode'),
  ON: layers,
  OFF: layers,
  Locked: layers,
  RBGroups: eachOf(layers),
  Order: order,
  AS: eachOf(dictionary(() => ({ ...plainKeys('Event Category'), OCGs: layers }))),
}));

export const layersOfDocument = dictionary(() => ({ OCGs: layers, D: layerSettings }));

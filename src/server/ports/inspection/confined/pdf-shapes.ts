import { PDFArray, PDFDict, PDFName, PDFNull, PDFRawStream, type PDFObject } from '@cantoo/pdf-lib';
import { applied, exact, plain, type Cleaning, type Keys, type Rule } from './pdf-rules.ts';

// How rules are put together: dictionaries of known keys, lists, trees, streams.

function keep(dict: PDFDict, ruleOf: (key: string) => Rule | undefined, cleaning: Cleaning): void {
  for (const [key, value] of dict.entries()) {
    const rule = ruleOf(key.decodeText());
    const made = rule && applied(value, rule, cleaning);
    if (made === undefined) dict.delete(key);
    else if (made !== value) dict.set(key, made);
  }
}

const knownIn =
  (keys: Keys) =>
  (key: string): Rule | undefined =>
    Object.hasOwn(keys, key) ? keys[key] : undefined;

/** A dictionary of these keys. */
export function dictionary(keysOf: () => Keys): Rule {
  let ruleOf: ReturnType<typeof knownIn> | undefined;
  const rule: Rule = (value, cleaning) => {
    if (!(value instanceof PDFDict)) return undefined;
    ruleOf ??= knownIn(keysOf());
    const known = ruleOf;
    if (cleaning.isNew(value, rule)) cleaning.later(() => keep(value, known, cleaning));
    return value;
  };
  return rule;
}

/** A dictionary whose keys are names that are given to things elsewhere. */
export function named(each: Rule): Rule {
  const rule: Rule = (value, cleaning) => {
    if (!(value instanceof PDFDict)) return undefined;
    if (cleaning.isNew(value, rule)) cleaning.later(() => keep(value, () => each, cleaning));
    return value;
  };
  return rule;
}

/** Names that say the same each time. */
export const plainKeys = (names: string): Keys => Object.fromEntries(names.split(' ').map((name) => [name, plain]));

export const plainDictionary = (names: string): Rule => dictionary(() => plainKeys(names));

/** How a stream is packed. */
const packing = dictionary(() => ({
  ...plainKeys('K EndOfLine EncodedByteAlign Columns Rows EndOfBlock BlackIs1 DamagedRowsBeforeError'),
  ...plainKeys('Predictor Colors BitsPerComponent EarlyChange ColorTransform'),
  JBIG2Globals: stream(() => ({})),
}));

/** Bytes with a dictionary of these keys. */
export function stream(
  keysOf: () => Keys,
  cleanBytes: (stream: PDFRawStream, cleaning: Cleaning) => PDFRawStream = (same) => same,
): Rule {
  const keys = dictionary(() => ({
    ...plainKeys('Length Filter'),
    DecodeParms: oneOf(packing, inOrder([oneOf(packing, plain)])),
    ...keysOf(),
  }));
  const rule: Rule = (value, cleaning) => {
    if (!(value instanceof PDFRawStream)) return undefined;
    if (!cleaning.isNew(value.dict, rule)) return value;
    const made = cleanBytes(value, cleaning);
    keys(made.dict, cleaning);
    return made;
  };
  return rule;
}

/** The first rule that knows it. */
export const oneOf =
  (...rules: readonly Rule[]): Rule =>
  (value, cleaning) => {
    for (const rule of rules) {
      const made = rule(value, cleaning);
      if (made !== undefined) return made;
    }
    return undefined;
  };

/** A list of any length; what the rule does not know is not in it. */
export function eachOf(each: Rule): Rule {
  const rule: Rule = (value, cleaning) => {
    if (!(value instanceof PDFArray)) return undefined;
    if (cleaning.isNew(value, rule))
      cleaning.later(() => {
        const made = value.asArray().flatMap((one) => applied(one, each, cleaning) ?? []);
        for (let place = value.size() - 1; place >= 0; place -= 1) value.remove(place);
        for (const one of made) value.push(one);
      });
    return value;
  };
  return rule;
}

/** A list with a rule for each place; the last is for all that follow. */
export function inOrder(rules: readonly Rule[]): Rule {
  const rule: Rule = (value, cleaning) => {
    if (!(value instanceof PDFArray)) return undefined;
    if (cleaning.isNew(value, rule))
      cleaning.later(() => {
        for (const [place, one] of value.asArray().entries())
          value.set(place, applied(one, rules[place] ?? rules.at(-1) ?? plain, cleaning) ?? PDFNull);
      });
    return value;
  };
  return rule;
}

/** A value alone, or a list of such. */
export const oneOrMore = (rule: Rule): Rule => oneOf(rule, eachOf(rule));

/** By what stands in the dictionary itself. */
export const by =
  (choose: (dict: PDFDict) => Rule | undefined): Rule =>
  (value, cleaning) => {
    const dict = value instanceof PDFRawStream ? value.dict : value;
    return dict instanceof PDFDict ? choose(dict)?.(value, cleaning) : undefined;
  };

export const nameAt = (dict: PDFDict, key: string): string => {
  const value = dict.lookup(PDFName.of(key));
  return value instanceof PDFName ? value.decodeText() : '';
};

/** By the name that stands at a key. */
export const byName = (key: string, kindsOf: () => Keys, other?: Rule): Rule =>
  by((dict) => knownIn(kindsOf())(nameAt(dict, key)) ?? other);

/** A tree of values by name or number. */
export function tree(leaves: 'Names' | 'Nums', each: Rule): Rule {
  const pairs: Rule = (value, cleaning) => {
    if (!(value instanceof PDFArray)) return undefined;
    if (!cleaning.isNew(value, pairs)) return value;
    const made: PDFObject[] = [];
    for (let place = 0; place + 1 < value.size(); place += 2) {
      const [key, leaf] = [applied(value.get(place), exact, cleaning), applied(value.get(place + 1), each, cleaning)];
      if (key && leaf) made.push(key, leaf);
    }
    for (let place = value.size() - 1; place >= 0; place -= 1) value.remove(place);
    for (const one of made) value.push(one);
    return value;
  };
  const node: Rule = dictionary(() => ({ Kids: eachOf(node), [leaves]: pairs, Limits: inOrder([exact]) }));
  return node;
}

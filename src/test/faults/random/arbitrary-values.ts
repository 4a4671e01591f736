import fc, { type Arbitrary } from 'fast-check';
import { typesOf, type Schema } from './described-calls.ts';
import { Known } from './known-values.ts';

/** What nobody means to be asked: of another type, too large, too long, in the signs of other languages. */
export const hostile: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    -1,
    1.5,
    2 ** 31,
    2 ** 53,
    -(2 ** 63),
    1e308,
    '',
    ' ',
    [],
    {},
    [[]],
    [null],
  ),
  fc.constantFrom(
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\u202egnp',
    '%00',
    '%',
    '\\',
    "'",
    "' OR '1'='1",
    '1); DROP TABLE manuscripts; --',
    '"><svg/onload=marked(1)>',
    '{{7*7}}${7*7}',
    '../../../../etc/hosts',
    'file:///etc/hosts',
    'http://169.254.169.254/',
    'a@b.example,c@d.example',
    'a@b.example\r\nBcc: c@d.example',
    '2026-02-30',
    '9999-99-99T99:99:99Z',
    '-271821-04-20T00:00:00Z',
    'NaN',
    '-0',
    '1e5',
    '0x10',
    '٣',
    'constructor',
    '__proto__',
    'e\u0301'.repeat(300),
  ),
  fc.nat(20_000).map((length) => 'a'.repeat(length)),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.double(),
  fc.array(fc.integer(), { maxLength: 50 }),
  fc.dictionary(fc.string({ maxLength: 8 }), fc.string({ maxLength: 8 }), { maxKeys: 4 }),
);

const dayBetween = { min: new Date('1990-01-01'), max: new Date('2040-01-01'), noInvalidDate: true };

const formats: Readonly<Record<string, Arbitrary<unknown>>> = {
  uuid: fc.uuid(),
  email: fc.nat(9999).map((counted) => `nobody-${counted}@example.org`),
  date: fc.date(dayBetween).map((day) => day.toISOString().slice(0, 10)),
  'date-time': fc.date(dayBetween).map((day) => day.toISOString()),
  uri: fc.webUrl(),
  binary: fc.string(),
};

function matching(pattern: string): Arbitrary<unknown> {
  try {
    return fc.stringMatching(new RegExp(pattern, 'u'), { maxLength: 60 });
  } catch {
    // What the generator cannot read is met by chance alone.
    return fc.string({ maxLength: 40 });
  }
}

function text(name: string, { format = '', pattern, minLength = 0, maxLength = 5000 }: Schema): Arbitrary<unknown> {
  const most = Math.max(minLength, Math.min(maxLength, 400));
  const made =
    formats[format] ??
    (pattern === undefined
      ? fc.oneof(
          {
            weight: 3,
            arbitrary: fc.lorem({ maxCount: 6 }).map((words) => words.padEnd(minLength, '.').slice(0, most)),
          },
          { weight: 1, arbitrary: fc.string({ unit: 'grapheme', minLength, maxLength: most }) },
        )
      : matching(pattern));
  const shape = format === 'uuid' || format === 'email' ? format : 'string';
  return fc
    .tuple(made, fc.nat(), fc.nat(99))
    .map(([instead, pick, chance]) =>
      chance < (shape === 'string' ? 40 : 90) ? new Known(name, shape, pick, instead) : instead,
    );
}

function number(name: string, { type, minimum = -5, maximum = 5000 }: Schema): Arbitrary<unknown> {
  const [min, max] = [Math.max(minimum, -1e9), Math.min(maximum, 1e9)];
  const made =
    type === 'integer'
      ? fc.oneof(fc.integer({ min, max }), fc.integer({ min, max: Math.min(max, min + 5) }))
      : fc.double({ min, max, noNaN: true });
  return fc
    .tuple(made, fc.nat(), fc.boolean())
    .map(([instead, pick, isKnown]) => (isKnown ? new Known(name, 'number', pick, instead) : instead));
}

function record({ properties = {}, required = [], additionalProperties, propertyNames }: Schema): Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, described(name, schema)]),
  );
  const known = fc.record(fields, { requiredKeys: [...required] });
  if (typeof additionalProperties !== 'object' || Object.keys(properties).length > 0) return known;
  return fc.dictionary(described('', propertyNames ?? {}).map(String), described('', additionalProperties), {
    maxKeys: 4,
  });
}

/** Values that fit what is described; the name tells what the site knows of them. */
export function described(name: string, schema: Schema): Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return fc.oneof(...choices.map((one) => described(name, one)));
  if (schema.allOf !== undefined)
    return fc
      .tuple(...schema.allOf.map((one) => described(name, one)))
      .map((parts) => Object.assign({}, ...parts) as unknown);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if ('const' in schema) return fc.constant(schema.const);
  const types = typesOf(schema);
  if (types.length > 1) return fc.oneof(...types.map((type) => described(name, { ...schema, type })));
  const [type = 'any'] = types;
  switch (type) {
    case 'string':
      return text(name, schema);
    case 'integer':
    case 'number':
      return number(name, schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(described(name, schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 4, 6),
      });
    case 'object':
      return record(schema);
    default:
      return fc.oneof(fc.string(), fc.integer(), hostile);
  }
}

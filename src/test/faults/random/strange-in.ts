import { typesOf, type Schema } from './described-calls.ts';

const typeOf = (value: unknown) =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : Number.isInteger(value) ? 'integer' : typeof value;

const isRecord = (value: unknown): value is Record<string, unknown> => typeOf(value) === 'object';

function strangeInAuditLog(schemas: readonly Schema[], value: Record<string, unknown>, at: string): string[] {
  const missing = schemas
    .flatMap(({ required = [] }) => required)
    .filter((name) => !Object.hasOwn(value, name))
    .map((name) => `${at}.${name} is missing`);
  const strange = Object.entries(value).flatMap(([name, inner]) => {
    const declared = schemas.flatMap(({ properties }) => properties?.[name] ?? []);
    const others = schemas.flatMap(({ additionalProperties }) =>
      typeof additionalProperties === 'object' ? [additionalProperties] : [],
    );
    const fitting = declared.length > 0 ? declared : others;
    if (fitting.length === 0) return [`${at}.${name} is not described`];
    return fitting.flatMap((schema) => strangeIn(schema, inner, declared.length > 0 ? `${at}.${name}` : `${at}.*`));
  });
  return [...missing, ...strange];
}

function strangeInOne(schema: Schema, value: unknown, at: string): string[] {
  if (schema.enum !== undefined && !schema.enum.includes(value)) return [`${at} is none of its values`];
  if ('const' in schema && schema.const !== value) return [`${at} is not its one value`];
  const type = typeOf(value);
  const types = typesOf(schema);
  if (types.length > 0 && !types.includes(type) && !(types.includes('number') && type === 'integer'))
    return [`${at} is ${type}, not ${types.join(' or ')}`];
  if (Array.isArray(value)) return value.flatMap((one) => strangeIn(schema.items ?? {}, one, `${at}[]`));
  return isRecord(value) && types.includes('object') ? strangeInAuditLog([schema], value, at) : [];
}

/** What of a value, at any depth, is not as described: fields that are not named, fields that are missing, other types. */
export function strangeIn(schema: Schema, value: unknown, at = 'answer'): string[] {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) {
    const found = choices.map((choice) => strangeIn(choice, value, at));
    return found.toSorted((one, other) => one.length - other.length)[0] ?? [];
  }
  if (schema.allOf !== undefined)
    return isRecord(value)
      ? strangeInAuditLog(schema.allOf, value, at)
      : schema.allOf.flatMap((one) => strangeIn(one, value, at));
  return strangeInOne(schema, value, at);
}

import type { z } from 'zod';
import * as t from '../../messages/http-responses.ts';

/** A field's name as words: `articleTitle` is “Article title”. */
function labelOf(path: readonly PropertyKey[]): string {
  const name = path.findLast((part) => typeof part === 'string') ?? t.theRequest();
  const words = name
    .replaceAll(/[_-]+/g, ' ')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .trim()
    .split(' ')
    .map((word) => (/^[A-Z]{2,}/.test(word) ? word : word.toLowerCase()))
    .join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const kinds = new Map<string, (values: { label: string }) => string>([
  ['string', t.mustBeText],
  ['number', t.mustBeNumber],
  ['int', t.mustBeWholeNumber],
  ['boolean', t.mustBeBoolean],
  ['array', t.mustBeList],
]);

const isNumber = ({ origin }: { readonly origin: string }) => origin === 'number' || origin === 'int';

function faultOf(issue: z.core.$ZodRawIssue, label: string): string {
  if (issue.input === undefined) return t.required({ label });
  if (issue.code === 'invalid_type') return (kinds.get(issue.expected) ?? t.mustDiffer)({ label });
  if (issue.code === 'invalid_value') return t.mustBeOneOf({ label, values: issue.values.map(String).join(', ') });
  if (issue.code === 'too_small')
    return (isNumber(issue) ? t.tooSmall : t.tooShort)({ label, least: String(issue.minimum) });
  if (issue.code === 'too_big')
    return (isNumber(issue) ? t.tooGreat : t.tooLong)({ label, most: String(issue.maximum) });
  return t.invalid({ label });
}

/** Describes the error of a field whose schema has no message; clients show it to people (decision 5). */
export const readableIssue = (issue: z.core.$ZodRawIssue): string => faultOf(issue, labelOf(issue.path ?? []));

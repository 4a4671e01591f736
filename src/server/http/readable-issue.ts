import type { z } from 'zod';

/** A field's name as words: `articleTitle` is “Article title”. */
function labelOf(path: readonly PropertyKey[]): string {
  const name = path.findLast((part) => typeof part === 'string') ?? 'The request';
  const words = name
    .replaceAll(/[_-]+/g, ' ')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .trim()
    .split(' ')
    .map((word) => (/^[A-Z]{2,}/.test(word) ? word : word.toLowerCase()))
    .join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const kinds = new Map([
  ['string', 'text'],
  ['number', 'a number'],
  ['int', 'a whole number'],
  ['boolean', 'true or false'],
  ['array', 'a list'],
]);

const isNumber = ({ origin }: { readonly origin: string }) => origin === 'number' || origin === 'int';

function faultOf(issue: z.core.$ZodRawIssue): string {
  if (issue.input === undefined) return 'is required';
  if (issue.code === 'invalid_type') return `must be ${kinds.get(issue.expected) ?? 'filled in differently'}`;
  if (issue.code === 'invalid_value') return `must be one of these: ${issue.values.map(String).join(', ')}`;
  if (issue.code === 'too_small')
    return `is too ${isNumber(issue) ? 'small' : 'short'}: the least is ${String(issue.minimum)}`;
  if (issue.code === 'too_big')
    return `is too ${isNumber(issue) ? 'large' : 'long'}: the most is ${String(issue.maximum)}`;
  return 'is not valid';
}

/** Says in words what is wrong with a field whose schema has no message of its own; a client shows it to a person (decision 5). */
export const readableIssue = (issue: z.core.$ZodRawIssue): string => `${labelOf(issue.path ?? [])} ${faultOf(issue)}.`;

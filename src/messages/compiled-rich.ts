import type { CompiledMessage, FormatValues } from 'icu-minify/format';
import { createElement, Fragment, type ReactNode } from 'react';
import { formatParts } from './format-message.ts';

/** A compiled message with tags: call it with its variables and its tags. */
export const compiledRich =
  (compiled: CompiledMessage) =>
  (values?: FormatValues<ReactNode>): ReactNode =>
    createElement(Fragment, null, ...formatParts(compiled, values && keyed(values)));

/** Gives a tag its parts as one element with a key: React warns about elements in an array without keys. */
const keyed = (values: FormatValues<ReactNode>): FormatValues<ReactNode> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'function'
        ? (parts: ReactNode[]) => value([createElement(Fragment, { key: name }, ...parts)])
        : value,
    ]),
  );

import compile from 'icu-minify/compile';
import type { CompiledMessage, FormatValues } from 'icu-minify/format';
import { createElement, Fragment, type ReactNode } from 'react';
import { formatParts } from './format-message.ts';
import type { Call, Values } from './message.ts';

type TagNames<T extends string> = T extends `${string}</${infer Name}>${infer Rest}` ? Name | TagNames<Rest> : never;

type Tags<T extends string> = { readonly [Name in TagNames<T>]: (children: ReactNode) => ReactNode };

/** A text with tags. Each tag takes a function that puts its content into an element. */
export type RichMessage<T extends string> = Call<Values<T> & Tags<T>, ReactNode> & { readonly text: T };

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

/** Defines a text with tags, `Read the <link>guidelines</link>`; otherwise like `message`. */
export function rich<const T extends string>(text: T): RichMessage<T>;
export function rich(text: string): object {
  let compiled: ReturnType<typeof compiledRich> | undefined;
  const call = (values?: FormatValues<ReactNode>) => (compiled ??= compiledRich(compile(text)))(values);
  return Object.assign(call, { text, isRich: true });
}

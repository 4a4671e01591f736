import compile from 'icu-minify/compile';
import type { FormatValues } from 'icu-minify/format';
import type { ReactNode } from 'react';
import { compiledRich } from './compiled-rich.ts';
import type { Call, Values } from './message.ts';

type TagNames<T extends string> = T extends `${string}</${infer Name}>${infer Rest}` ? Name | TagNames<Rest> : never;

type Tags<T extends string> = { readonly [Name in TagNames<T>]: (children: ReactNode) => ReactNode };

/** A text with tags. Each tag takes a function that puts its content into an element. */
export type RichMessage<T extends string> = Call<Values<T> & Tags<T>, ReactNode> & { readonly text: T };

/** Defines a text with tags, `Read the <link>guidelines</link>`; otherwise like `message`. */
export function rich<const T extends string>(text: T): RichMessage<T>;
export function rich(text: string): object {
  let compiled: ReturnType<typeof compiledRich> | undefined;
  const call = (values?: FormatValues<ReactNode>) => (compiled ??= compiledRich(compile(text)))(values);
  return Object.assign(call, { text, isRich: true });
}

import type { GetICUArgs } from '@schummar/icu-type-parser';
import compile from 'icu-minify/compile';
import type { FormatValues } from 'icu-minify/format';
import { compiledText } from './format-message.ts';

/** The variables of a text, and their types. */
export type Values<T extends string> = GetICUArgs<
  T,
  { ICUArgument: string | number; ICUNumberArgument: number; ICUDateArgument: Date }
>;

export type Call<V, R> = keyof V extends never ? () => R : (values: V) => R;

/** A text of the interface. Call it with its variables; `text` is its source. */
export type Message<T extends string> = Call<Values<T>, string> & { readonly text: T };

/** A text without variables, for tables of texts. */
export type PlainMessage = () => string;

/** Defines a text in ICU MessageFormat: `{name}`, `{count, plural, one {# file} other {# files}}`. The first call throws if the syntax is wrong. */
export function message<const T extends string>(text: T): Message<T>;
export function message(text: string): object {
  let compiled: ReturnType<typeof compiledText> | undefined;
  const call = (values?: FormatValues<string>) => (compiled ??= compiledText(compile(text)))(values);
  return Object.assign(call, { text });
}

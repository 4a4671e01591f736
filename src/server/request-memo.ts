import type { Context } from './context.ts';

const memos = new WeakMap<Context, Map<string, Promise<unknown>>>();

/** A context in which one page is made: what its parts read of the same thing is read once. */
export function withMemo(ctx: Context): Context {
  memos.set(ctx, new Map());
  return ctx;
}

/** Reads by name, once for a page; anywhere else, where things change meanwhile, each time. */
export function once<T>(ctx: Context, name: string, read: () => Promise<T>): Promise<T> {
  const memo = memos.get(ctx);
  if (memo === undefined) return read();
  const reading = memo.get(name) ?? read();
  memo.set(name, reading);
  // One name is read by one function, which gives its own type.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return reading as Promise<T>;
}

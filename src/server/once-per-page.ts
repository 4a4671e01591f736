import type { Context } from './context.ts';

const pages = new WeakSet<Context>();

/** A context in which one page is made: what its parts read of the same thing is read once. */
export function forOnePage(ctx: Context): Context {
  pages.add(ctx);
  return ctx;
}

/** A reading by name that is done once for a page; anywhere else, where things change meanwhile, each time. */
export function oncePerPage<T>(read: (ctx: Context, name: string) => Promise<T>) {
  const known = new WeakMap<Context, Map<string, Promise<T>>>();
  return (ctx: Context, name: string): Promise<T> => {
    if (!pages.has(ctx)) return read(ctx, name);
    const ofPage = known.get(ctx) ?? new Map<string, Promise<T>>();
    known.set(ctx, ofPage);
    const reading = ofPage.get(name) ?? read(ctx, name);
    ofPage.set(name, reading);
    return reading;
  };
}

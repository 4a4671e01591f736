import fc, { type Arbitrary } from 'fast-check';
import { hostile } from './arbitrary-values.ts';

/** One thing done to a value that was right. */
export interface Change {
  /** Which place of it, counted through. */
  readonly at: number;
  readonly how: 'replace' | 'leave out' | 'add' | 'repeat';
  readonly to: unknown;
}

export const change: Arbitrary<Change> = fc.record({
  at: fc.nat(),
  how: fc.constantFrom('replace', 'replace', 'replace', 'leave out', 'add', 'repeat'),
  to: hostile,
});

type Holder = Record<string, unknown> | unknown[];
const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

/** Every place of a value: what holds it, and under which name. */
function placesOf(value: unknown): [Holder, string][] {
  if (!isHolder(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => [[value, name] as [Holder, string], ...placesOf(inner)]);
}

/** A copy of a value with one thing done to it; a value without places is replaced whole. */
export function changed(original: unknown, { at, how, to }: Change): unknown {
  const value = structuredClone(original);
  const places = placesOf(value);
  const place = places[at % Math.max(1, places.length)];
  if (place === undefined) return how === 'add' && isHolder(value) ? { unexpected: to } : to;
  const [holder, name] = place;
  if (how === 'replace') Reflect.set(holder, name, to);
  if (how === 'leave out') Reflect.deleteProperty(holder, name);
  if (how === 'add') Reflect.set(holder, Array.isArray(holder) ? String(holder.length) : `${name}2`, to);
  if (how === 'repeat') Reflect.set(holder, name, [Reflect.get(holder, name), Reflect.get(holder, name)]);
  return value;
}

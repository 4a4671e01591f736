import { z } from 'zod';
import * as t from '../../../../messages/manuscript-responses.ts';
import { invalidInput } from '../../../errors.ts';

/** As many manuscripts as one part of a list holds. */
export const partSize = 25;

/** The end of a page of a list: its sort value and id. */
export interface Place {
  readonly at: Date;
  readonly id: string;
  /** Whether it ended among those that come first, in a list that has such. */
  readonly isFirst?: boolean;
}

/** The database counts no year 0. */
const Written = z.tuple([z.iso.datetime().regex(/^(?!0000)/), z.uuid(), z.boolean().optional()]);

/** A place as it is handed to a client, who hands it back unread. */
export const writePlace = ({ at, id, isFirst }: Place): string =>
  Buffer.from(JSON.stringify([at.toISOString(), id, ...(isFirst === undefined ? [] : [isFirst])])).toString(
    'base64url',
  );

function written(after: string): unknown {
  try {
    return JSON.parse(Buffer.from(after, 'base64url').toString());
  } catch {
    return null;
  }
}

/** Reads a place back; anything that we did not write is refused. */
export function readPlace(after: string | undefined): Place | null {
  if (after === undefined) return null;
  const parsed = Written.safeParse(written(after));
  if (!parsed.success) throw invalidInput('after', t.listPartNotFound());
  const [at, id, isFirst] = parsed.data;
  return { at: new Date(at), id, ...(isFirst === undefined ? {} : { isFirst }) };
}

/** Splits rows, one more than a page has, into the page and the place of the next. */
export function partOf<Row>(rows: readonly Row[], placeOf: (row: Row) => Place): { part: Row[]; next: string | null } {
  const part = rows.slice(0, partSize);
  const last = part.at(-1);
  return { part, next: rows.length > partSize && last !== undefined ? writePlace(placeOf(last)) : null };
}

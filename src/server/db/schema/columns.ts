import { timestamp, uuid } from 'drizzle-orm/pg-core';
import { v7 } from 'uuid';

/** An id made by the application: UUIDv7, so that newer rows sort last. */
export const id = () =>
  uuid()
    .primaryKey()
    .$defaultFn(() => v7());

/** An instant with time zone, read and written as a `Date`. */
export const instant = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });

import { sql, type Column, type GetColumnData, type SQL } from 'drizzle-orm';

/** Of types that say the same in JSON. */
type Field = (Column & { readonly columnType: 'PgText' | 'PgUUID' | 'PgJsonb' | 'PgBoolean' }) | SQL;
type Fields = Readonly<Record<string, Field>>;

type DataOf<F extends Field> = F extends Column ? GetColumnData<F> : F extends SQL<infer Data> ? Data : never;

/**
 * Reads several columns as one JSON value, because the driver's work per column costs this process more than the
 * statement. For the most frequent queries.
 */
export const asJson = <F extends Fields>(fields: F): SQL<{ [Name in keyof F]: DataOf<F[Name]> }> =>
  sql`json_build_object(${sql.join(
    Object.entries(fields).flatMap(([name, column]) => [sql.raw(`'${name}'`), sql`${column}`]),
    sql`, `,
  )})`;

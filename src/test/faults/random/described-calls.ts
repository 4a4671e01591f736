/** What the description says of a value: the part of JSON Schema that it uses. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly propertyNames?: Schema;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** The types that a value may have; none where any will do. */
export const typesOf = ({ type }: Schema): readonly string[] =>
  type === undefined ? [] : typeof type === 'string' ? [type] : type;

type Content = Readonly<Record<string, { readonly schema?: Schema }>>;

interface Operation {
  readonly summary: string;
  readonly parameters: readonly {
    readonly name: string;
    readonly in: 'path' | 'query';
    readonly required: boolean;
    readonly schema: Schema;
  }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: Content }>>;
}

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

interface Field {
  readonly schema: Schema;
  readonly isRequired: boolean;
}

/** One call as strangers know it. */
export interface DescribedCall {
  readonly name: string;
  readonly method: string;
  /** With `{name}` where a parameter stands. */
  readonly path: string;
  readonly params: Readonly<Record<string, Field>>;
  readonly query: Readonly<Record<string, Field>>;
  readonly body: { readonly type: string; readonly schema: Schema } | null;
  readonly status: number;
  readonly reply: { readonly type: string; readonly schema: Schema } | null;
  /** What it answers besides: another address, a part, nothing new. */
  readonly besides: readonly number[];
  /** What refusals hold, by their types. */
  readonly refusals: Readonly<Record<string, Schema>>;
}

function contentOf(content: Content | undefined): { type: string; schema: Schema } | null {
  const [first] = Object.entries(content ?? {});
  return first === undefined ? null : { type: first[0], schema: first[1].schema ?? {} };
}

function readOperation(path: string, method: string, operation: Operation): DescribedCall {
  const fields = (place: 'path' | 'query') =>
    Object.fromEntries(
      operation.parameters
        .filter((one) => one.in === place)
        .map(({ name, schema, required }) => [name, { schema, isRequired: required }]),
    );
  const [status = '200', ...besides] = Object.entries(operation.responses)
    .filter(([one]) => one !== 'default')
    .toSorted(([, one], [, other]) => Number(other.description === 'Done') - Number(one.description === 'Done'))
    .map(([one]) => one);
  return {
    name: `${method.toUpperCase()} ${path}`,
    method: method.toUpperCase(),
    path,
    params: fields('path'),
    query: fields('query'),
    body: contentOf(operation.requestBody?.content),
    status: Number(status),
    reply: contentOf(operation.responses[status]?.content),
    besides: besides.map(Number),
    refusals: Object.fromEntries(
      Object.entries(operation.responses['default']?.content ?? {}).map(([type, { schema }]) => [type, schema ?? {}]),
    ),
  };
}

/** Every call of the description that the server itself gives. */
export async function readDescription(url: string): Promise<DescribedCall[]> {
  const answer = await fetch(`${url}/api/openapi.json`);
  // What the server says of itself is what is put to the test.
  const { paths } = (await answer.json()) as Description;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => readOperation(path, method, operation)),
  );
}

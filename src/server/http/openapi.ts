import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, extname, join } from 'node:path';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Call } from '../../contracts/call.ts';
import { notFound } from '../errors.ts';
import { PublicAnswer } from './page-cache/public-answer.ts';
import { sendPublic } from './page-cache/send-public.ts';
import { describeAnswers, jsonSchema } from './describe-answers.ts';

const parameters = (schema: z.ZodObject, place: 'path' | 'query') =>
  Object.entries<z.ZodType>(schema.shape).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !z.safeParse(field, undefined).success,
    schema: jsonSchema(field, 'input'),
  }));

const typeOfJson = 'application/json; charset=utf-8';

const bodyTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
  raw: 'application/json',
  protocol: 'application/offset+octet-stream',
} as const;

/** What programs made from the document call it: `GET /api/fees/:articleId` is `getFeesByArticleId`. */
const operationId = ({ method, path }: Call): string =>
  [...(path.startsWith('/api/') ? path.slice(4) : `/site${path}`).matchAll(/(:?)([A-Za-z0-9]+)/g)]
    .map(([, sign, word = '']) => (sign === ':' ? 'By' : '') + word.charAt(0).toUpperCase() + word.slice(1))
    .reduce((name, part) => name + part, method.toLowerCase());

function describe(call: Call) {
  const hasBody =
    call.method !== 'GET' &&
    (call.bodyKind !== 'protocol' || call.method === 'PATCH') &&
    (call.bodyKind !== 'json' || Object.keys(jsonSchema(call.body, 'input')['properties'] ?? {}).length > 0);
  const files = {
    type: 'object',
    properties: { [call.filesField]: { type: 'array', items: { type: 'string', format: 'binary' } } },
  };
  return {
    operationId: operationId(call),
    summary: call.summary,
    tags: [/^\/api\/([^/]+)/.exec(call.path)?.[1] ?? 'site'],
    security: call.access === 'visitor' ? [] : [{ bearer: [] }],
    parameters: [...parameters(call.params, 'path'), ...parameters(call.query, 'query')],
    ...(hasBody
      ? {
          requestBody: {
            content: {
              [bodyTypes[call.bodyKind]]: {
                schema: call.bodyKind === 'multipart' ? files : jsonSchema(call.body, 'input'),
              },
            },
          },
        }
      : {}),
    responses: describeAnswers(call),
  };
}

const operations = new WeakMap<Call, ReturnType<typeof describe>>();

/** What a call is said to be; a contract never changes, and is put into words once. */
function operation(call: Call) {
  const described = operations.get(call) ?? describe(call);
  operations.set(call, described);
  return described;
}

function pathsOf(calls: readonly Call[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of calls) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call) };
  }
  return paths;
}

/**
 * The API as an OpenAPI 3.1 document, made from the contracts. Its paths are only described on request, because that
 * is a sixth of the work of a start, and few servers are ever asked.
 */
export function openApiDocument(calls: readonly Call[], siteName: string) {
  return {
    openapi: '3.1.0',
    info: {
      title: `${siteName} API`,
      version: '1.0.0',
      description: 'Errors are application/problem+json (RFC 9457).',
    },
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    get paths() {
      return pathsOf(calls);
    },
  } as const;
}

/** The page loads only our own files; the library writes inline styles. */
const readerPolicy =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; " +
  "base-uri 'none'; frame-ancestors 'self'";

/**
 * Runs in the browser. Nothing in our document refers to other parts of it, so each part is complete: otherwise the
 * library resolves the whole document for each opened call, which blocks the page for seconds.
 */
const wholeParts = () => ({
  fn: {
    resolveSubtree: (document: unknown, path: readonly string[]) => ({
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A document is objects in objects.
      spec: path.reduce((part, name) => (part as Record<string, unknown> | undefined)?.[name], document),
      errors: [],
    }),
  },
});

/** The library's tables are wider than a phone. */
const narrowTables = '.swagger-ui .opblock-body { overflow-x: auto; }';

/** Runs in the browser: the library is dark where its root has a class, and follows what a person chose on our pages (under Mantine’s key), or else the system. */
const followScheme = `
const preferred = matchMedia('(prefers-color-scheme: dark)');
const follow = () => {
  let chosen = null;
  try { chosen = localStorage.getItem('mantine-color-scheme-value'); } catch {}
  document.documentElement.classList.toggle('dark-mode', chosen === 'dark' || (chosen !== 'light' && preferred.matches));
};
follow();
preferred.addEventListener('change', follow);`;

const libraryFiles = join(dirname(createRequire(import.meta.url).resolve('@fastify/swagger-ui')), 'static');
const typesOfFiles: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};

/** A file of the library by its name; the path before it does not matter. */
async function libraryFile(name: string): Promise<PublicAnswer> {
  const type = typesOfFiles[extname(name)];
  const isThere = type !== undefined && (await readdir(libraryFiles)).includes(name);
  if (!isThere) throw notFound('address');
  return PublicAnswer.packed(200, { 'content-type': type }, await readFile(join(libraryFiles, name)));
}

/** The document and the library’s files, each built and compressed once: they are megabytes, and public. */
function madeOnce(app: FastifyInstance) {
  const json = () => PublicAnswer.packed(200, { 'content-type': typeOfJson }, JSON.stringify(app.swagger()));
  const yaml = () => PublicAnswer.packed(200, { 'content-type': 'application/x-yaml' }, app.swagger({ yaml: true }));
  const documents = new Map([
    ['/api/openapi.json', json],
    ['/api/docs/json', json],
    ['/api/docs/yaml', yaml],
  ]);
  const made = new Map<string, Promise<PublicAnswer>>();
  return async (request: FastifyRequest): Promise<PublicAnswer | null> => {
    const { url = '' } = request.routeOptions;
    const isFile = url.startsWith('/api/docs/static') && url.endsWith('*');
    const name = isFile ? basename(request.url.split(/[?#]/)[0] ?? '') : url;
    const make = isFile ? () => libraryFile(name) : documents.get(name);
    if (make === undefined) return null;
    const answer = made.get(name) ?? make();
    made.set(name, answer);
    // Clients can invent any number of unknown names.
    answer.catch(() => made.delete(name));
    return answer;
  };
}

/** Serves the document at `/api/openapi.json` and a page to read it at `/api/docs`. */
export async function serveOpenApi(app: FastifyInstance, calls: readonly Call[], siteName: string): Promise<void> {
  const document = openApiDocument(calls, siteName);
  const find = madeOnce(app);
  app.addHook('preHandler', async (request, reply) => {
    const answer = await find(request);
    return answer === null ? undefined : sendPublic(request, reply, answer);
  });
  // The library states the whole of OpenAPI as a type; ours is made from the contracts, and a test reads it.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: readerPolicy,
    theme: {
      title: `${siteName} API`,
      css: [{ filename: 'narrow.css', content: narrowTables }],
      js: [{ filename: 'scheme.js', content: followScheme }],
    },
    // All calls expanded at once keep a browser busy for long; the library's own bar asks for addresses of other
    // documents.
    uiConfig: { docExpansion: 'none', filter: true, validatorUrl: null, layout: 'BaseLayout', plugins: [wholeParts] },
  });
  app.get('/api/openapi.json', () => document);
}

import type { SourceFile } from './source-file.ts';

/** Files that break no wall. */
export const sound: SourceFile[] = [
  { path: 'src/contracts/call.ts', source: "import { z } from 'zod';" },
  { path: 'src/contracts/index.ts', source: "export { call } from './call.ts';" },
  { path: 'src/server/errors.ts', source: "import { codes } from '../contracts/errors.ts';" },
  { path: 'src/server/config.ts', source: 'export const config = read(process.env);' },
  { path: 'src/server/db/pool.ts', source: "import pg from 'pg';" },
  { path: 'src/server/domains/journals/index.ts', source: "export { list } from './list-journals.ts';" },
  {
    path: 'src/server/domains/articles/article-store.ts',
    source: "import { sql } from 'drizzle-orm';\nimport { list } from '../journals/index.ts';\nsql`select 1`;",
  },
  { path: 'src/server/domains/articles/index.ts', source: "export { find } from './article-store.ts';" },
  { path: 'src/server/workflows/publish.ts', source: "import { find } from '../domains/articles/index.ts';" },
  {
    path: 'src/server/routes/articles.ts',
    source: "import type { FastifyReply } from 'fastify';\nimport '../http/route.ts';",
  },
  { path: 'src/server/http/app.ts', source: "import fastify from 'fastify';\nimport '../routes/articles.ts';" },
  { path: 'src/server/ports/payments/stripe.ts', source: "import Stripe from 'stripe';" },
  { path: 'src/server/ports/typesetter/draw.ts', source: "PDFString.of('')" },
  { path: 'src/server/pages/render.ts', source: "await import(bundlePath);\nimport '../http/app.ts';" },
  { path: 'src/test/files.http.test.ts', source: 'afterAll(() => rmSync(folder));' },
  { path: 'src/server/http/app.http.test.ts', source: "import { testDatabase } from '../../test/test-database.ts';" },
  {
    path: 'src/web/root.tsx',
    source: "import { Card } from './ui/card.tsx';\nimport { api } from '../contracts/index.ts';",
  },
  {
    path: 'src/web/features/payments/a.tsx',
    source: "import { B } from '../fees/b.tsx';\nimport { C } from './parts/c.tsx';",
  },
  { path: 'src/web/ui/card.tsx', source: '<Card ms="md" style={{ marginInlineStart: 1 }} />' },
  {
    path: 'src/web/ui/card.module.css',
    source: '.a { margin-inline-start: 1rem; text-align: start; inset-inline: 0; overflow: auto; position: sticky; }',
  },
];

type Planted = [file: string, source: string, fault: string];

export const imports: Planted[] = [
  ['src/web/root.tsx', "import { pool } from '../server/db/pool.ts';", 'the web never imports the server'],
  ['src/web/root.tsx', "import type { Pool } from '../server/db/pool.ts';", 'the web never imports the server'],
  ['src/web/root.tsx', "const a = await import('../server/db/pool.ts');", 'the web never imports the server'],
  ['src/web/root.tsx', "import {\n  a,\n  b,\n} from '../server/db/pool.ts';", 'the web never imports the server'],
  ['src/server/pages/render.ts', "import '../../web/root.tsx';", 'the server never imports the web'],
  ['src/server/pages/render.ts', "export * from '../../web/root.tsx';", 'the server never imports the web'],
  ['src/contracts/call.ts', "import { AppError } from '../server/errors.ts';", 'the contracts import only each other'],
  ['src/contracts/call.ts', "import { v7 } from 'uuid';", 'the contracts import only zod'],
  ['src/contracts/call.ts', "import { join } from 'node:path';", 'the contracts import only zod'],
  ['src/server/errors.ts', "import { ctx } from './context.ts';", 'never imports from context'],
  ['src/server/db/pool.ts', "import { ctx } from '../context.ts';", 'never imports from context'],
  ['src/server/context.ts', "import '../server/domains/files/index.ts';", 'never imports from domains'],
  ['src/server/domains/files/index.ts', "import '../../workflows/publish.ts';", 'never imports from workflows'],
  ['src/server/workflows/publish.ts', "import '../routes/articles.ts';", 'never imports from routes'],
  ['src/server/routes/articles.ts', "import '../http/app.ts';", 'never imports from http'],
  ['src/server/http/app.ts', "import '../main.ts';", 'never imports from main'],
  ['src/server/surprise.ts', '', 'no place in the layers'],
  ['src/server/routes/a.ts', "import '../domains/files/file-store.ts';", 'only its index.ts'],
  ['src/server/domains/issues/a.ts', "import '../files/file-store.ts';", 'only its index.ts'],
  ['src/server/domains/files/a.ts', "import '../articles/index.ts';", 'the domain files comes before articles'],
  ['src/server/domains/novel/a.ts', "import '../mailings/index.ts';", 'the domain novel comes before mailings'],
  ['src/web/features/fees/a.tsx', "import '../payments/b.tsx';", 'the feature fees comes before payments'],
  [
    'src/web/features/fees/a.tsx',
    "import type { B } from '../payments/b.tsx';",
    'the feature fees comes before payments',
  ],
  ['src/web/features/pdf/a.tsx', "await import('../articles/b.tsx');", 'the feature pdf comes before articles'],
  ['src/web/features/novel/a.tsx', "import '../shell/b.tsx';", 'the feature novel comes before shell'],
  ['src/web/features/fees/a.tsx', "import styles from '../novel/b.module.css';", 'the feature fees comes before novel'],
  ['src/server/http/app.ts', "import '../../test/test-database.ts';", 'the product never imports its tests'],
  [
    'src/web/ui/card.tsx',
    "import { useCall } from '../api/use-call.ts';",
    'ui and texts never imports from session and api',
  ],
  ['src/web/api/call.ts', "import '../features/articles/page.tsx';", 'session and api never imports from features'],
];

export const vendors: Planted[] = [
  ['src/server/domains/files/save-file.ts', "import { eq } from 'drizzle-orm';", 'SQL belongs only'],
  ['src/server/domains/files/save-file.ts', "import type { A } from 'drizzle-orm/pg-core';", 'SQL belongs only'],
  ['src/server/routes/files.ts', "import pg from 'pg';", 'SQL belongs only'],
  ['src/server/routes/files.ts', 'await db.execute(sql`select 1`);', 'SQL belongs only'],
  ['src/server/http/app.ts', 'const port = process.env.PORT;', 'only config.ts reads process.env'],
  ['src/web/root.tsx', 'const { MODE } = process.env;', 'only config.ts reads process.env'],
  ['src/server/http/app.ts', "import { env } from 'node:process';", 'only config.ts reads process.env'],
  ['src/server/domains/files/a.ts', "import type { FastifyReply } from 'fastify';", 'know Fastify'],
  ['src/server/routes/files.ts', "import fastify from 'fastify';", 'know Fastify'],
  ['src/server/jobs/run.ts', "import cookie from '@fastify/cookie';", 'know Fastify'],
  ['src/server/domains/payments/pay.ts', "import Stripe from 'stripe';", 'only ports/payments knows Stripe'],
  ['src/server/domains/payments/pay.ts', "import mailer from 'nodemailer';", 'only ports/mail'],
  ['src/server/domains/emails/a.ts', "import { ImapFlow } from 'imapflow';", 'only ports/mail'],
  ['src/server/domains/files/a.ts', "import { S3Client } from '@aws-sdk/client-s3';", 'only ports/storage'],
  ['src/server/domains/files/a.ts', "import { PgBoss } from 'pg-boss';", 'only jobs/'],
  ...[
    'window.__reactRouterManifest',
    '{ ...context, renderMeta: { streamCache: read } }',
    'context.serverHandoffStream',
    "type Manifest = EntryContext['manifest'];",
    'Object.values(manifest.routes)',
    "target.closest('a[data-discover]')",
    "import { UNSAFE_FrameworkContext } from 'react-router';",
  ].map((source): Planted => ['src/web/entry.client.tsx', source, 'only what React Router documents is used']),
];

const ofFiles = "import { files } from '../../db/schema/index.ts';\n";

export const tableFaults: Planted[] = [
  ['src/server/domains/issues/a-store.ts', 'await db.update(files).set(change);', 'only files writes files'],
  ['src/server/domains/issues/a-store.ts', 'await db\n  .insert(users)\n  .values(one);', 'only accounts writes users'],
  ['src/server/workflows/a-store.ts', 'await db.delete(orders);', 'only payments writes orders'],
  ['src/server/domains/fees/a-store.ts', 'sql`insert into ${orders} (id) values (1)`;', 'only payments writes orders'],
  ['src/server/domains/mailings/a-store.ts', ofFiles, 'through a query that files exports'],
  ['src/server/db/schema/novel.ts', "export const novels = pgTable('novels', {});", 'the table novels has no owner'],
];

export const styles: Planted[] = [
  [
    'src/web/a.tsx',
    "import styles from './a.module.css';\n<p className={styles.lost} />",
    'the class "lost" is in no stylesheet',
  ],
  ['src/web/a.css', '.a { margin-left: 1rem; }', '"margin-left" is physical'],
  ['src/web/a.css', '.a {padding-right:1rem}', '"padding-right" is physical'],
  ['src/web/a.css', '.a {\n  left: 0;\n}', '"left" is physical'],
  ['src/web/a.css', '.a { right: 0; }', '"right" is physical'],
  ['src/web/a.css', '.a { border-left: 1px solid; }', '"border-left" is physical'],
  ['src/web/a.css', '.a { border-top-left-radius: 1px; }', '"border-top-left-radius" is physical'],
  ['src/web/a.css', '.a { text-align: left; }', '"text-align: left" is physical'],
  ['src/web/a.css', '.a { float: right; }', '"float: right" is physical'],
  ['src/web/a.tsx', '<Box ml="md" />', '"ml=" is physical'],
  ['src/web/a.tsx', '<Box\n  pr={4}\n/>', '"pr=" is physical'],
  ['src/web/a.tsx', '<Box left={0} />', '"left=" is physical'],
  ['src/web/a.tsx', '<Box style={{ paddingLeft: 1 }} />', '"paddingLeft" is physical'],
  ['src/web/a.css', '.a { overflow: auto; }', '".a" scrolls, but does not hold'],
  [
    'src/web/a.css',
    '@media print {\n  .a { overflow-x: scroll; position: static; }\n}',
    '".a" scrolls, but does not hold',
  ],
];

export const names: Planted[] = [
  ...['utils', 'helpers', 'misc', 'common', 'manager', 'date-utils', 'session-manager'].map((name): Planted => [
    `src/web/ui/${name}.ts`,
    '',
    `"${name}.ts" says nothing`,
  ]),
  ['src/web/ui/helpers/card.ts', '', '"helpers" says nothing'],
];

export const pdfStrings: Planted[] = [
  'PDFString.of(title)',
  'PDFString.of(`${word}1`)',
  "PDFString.of('a)')",
  'map(PDFString.of)',
].map((source): Planted => ['src/server/domains/issues/a.ts', source, 'PDFString.of writes what it is given as it is']);

export const privates: Planted[] = [
  ['src/server/processes/a.ts', "const protocol = 'NODE_CLUSTER';", 'only the documented API'],
  ['src/server/processes/a.ts', "child.on('internalMessage', hear);", 'only the documented API'],
  ['src/server/jobs/queue.ts', 'const late = `select count(*) from pgboss.job`;', 'ask pg-boss'],
  ['src/server/ports/a.ts', 'class LengthParser extends PDFParser {}', 'is not extended'],
  ['src/server/ports/a.ts', 'class Reader extends htmlparser2.Parser {}', 'is not extended'],
  ['src/server/ports/a.ts', 'PDFParser.forBytesWithOptions = read;', 'is not extended'],
  ['src/server/http/a.ts', 'app.server._handle.close();', 'underscore is private'],
  ['src/server/http/a.ts', "socket['_events'];", 'underscore is private'],
  ['src/server/http/a.ts', 'const { length } = schema?._zod.def;', 'underscore is private'],
  ['src/server/http/a.ts', "reply[Symbol.for('fastify.context')];", 'a symbol hides'],
  ['src/web/a.ts', "import { matchRoutes } from 'react-router/dist/matches.js';", 'documented entries'],
  ['src/server/http/a.ts', "await import('@fastify/static/lib/send.js');", 'documented entries'],
];

export const ends: Planted[] = [
  [
    'src/test/product/a-server.ts',
    'export function aServer() {\n  afterAll(stop);\n}',
    'afterAll in a function is not heard within a test',
  ],
];

export const literalTexts: Planted[] = [
  ['src/web/features/payments/a.ts', "const title = 'Nothing to pay';", 'outside the catalogues'],
  ['src/web/features/payments/a.ts', 'const due = `Due on ${day}`;', 'outside the catalogues'],
  [
    'src/web/ui/a.tsx',
    'const Note = () => <Box title={isPaid ? "Already paid" : t.due()} />;',
    'outside the catalogues',
  ],
];

const withCatalogue = (code: string) => `import * as t from '../../../messages/payments.ts';\n${code}`;

export const catalogueUses: Planted[] = [
  ['src/web/features/payments/a.ts', withCatalogue('const { due } = t;'), 'cannot follow'],
  ['src/web/features/payments/a.ts', withCatalogue('show(t);'), 'cannot follow'],
  ['src/web/features/payments/a.ts', withCatalogue('const text = t[name]();'), 'cannot follow'],
];

import { type Import, importsOf } from './imports-of.ts';
import { type Fault, type SourceFile, isCode, isForTests } from './source-file.ts';

interface Home {
  readonly packages: RegExp;
  readonly where: RegExp;
  readonly words: string;
  /** Where its types alone may be named besides. */
  readonly typesWhere?: RegExp;
}

const homes: readonly Home[] = [
  {
    packages: /^(drizzle-orm|pg)$/,
    // The queue writes its jobs in the caller's transaction, through the query builder that it is handed.
    where: /^src\/server\/(db\/|in-transaction\.ts$|jobs\/queue\.ts$|.*-store\.ts$)/,
    typesWhere: /^src\/server\/ports\/limits\//,
    words: 'SQL belongs only in *-store.ts, db/ and in-transaction.ts',
  },
  {
    packages: /^(fastify$|@fastify\/|fastify-type-provider-zod$)/,
    where: /^src\/server\/(http|pages|ports\/payments)\//,
    typesWhere: /^src\/server\/routes\//,
    words: 'only http/, pages/ and the payments sandbox know Fastify',
  },
  { packages: /^stripe$/, where: /^src\/server\/ports\/payments\//, words: 'only ports/payments knows Stripe' },
  {
    packages: /^(nodemailer|imapflow)$/,
    where: /^src\/server\/ports\/mail\//,
    words: 'only ports/mail knows the mailer',
  },
  {
    packages: /^@aws-sdk\//,
    where: /^src\/server\/ports\/storage\//,
    words: 'only ports/storage knows the file store',
  },
  { packages: /^prom-client$/, where: /^src\/server\/http\//, words: 'only http/ knows Prometheus' },
  { packages: /^@tus\//, where: /^src\/server\/ports\/resumable\//, words: 'only ports/resumable knows tus' },
  { packages: /^pg-boss$/, where: /^src\/server\/jobs\//, words: 'only jobs/ knows the queue' },
];

const SQL_TAG = /(?<![\w.])sql(?:<[^>]*>)?`/;
const ENVIRONMENT = /\bprocess\s*\.\s*env\b|\bprocess\[['"]env|\benv\b[^;]*\bfrom 'node:process'/;

/** What React Router keeps for itself: its globals, its manifest of routes, the data on its way, the stream's cache. */
const ROUTER_INTERNALS =
  /__reactRouter\w*|\b(?:streamCache|serverHandoffStream|serverHandoffString|renderMeta|routeModules)\b|\bEntryContext\['manifest'\]|\bmanifest\.routes\b|data-discover|\bUNSAFE_\w+/;

/** Where packages, SQL and the environment may be spoken of. */
export function checkVendors(file: SourceFile): Fault[] {
  const { path, source } = file;
  if (!isCode(path) || !path.startsWith('src/') || isForTests(path)) return [];
  const found = importsOf(file).flatMap((imported) => (imported.isPackage ? packageFaults(path, imported) : []));
  if (SQL_TAG.test(source) && !homes[0]?.where.test(path)) found.push(`${homes[0]?.words}: sql\`…\``);
  if (ENVIRONMENT.test(source) && path !== 'src/server/config.ts') found.push('only config.ts reads process.env');
  const internal = /^src\/(web|server)\//.test(path) ? ROUTER_INTERNALS.exec(source) : null;
  if (internal) found.push(`only what React Router documents is used: ${internal[0]}`);
  return found.map((fault) => ({ path, fault }));
}

function packageFaults(path: string, { target, typeOnly }: Import): string[] {
  if (path.startsWith('src/contracts/')) {
    return target === 'zod' ? [] : [`the contracts import only zod and each other: ${target}`];
  }
  return homes
    .filter(({ packages, where }) => packages.test(target) && !where.test(path))
    .filter(({ typesWhere }) => !(typeOnly && typesWhere?.test(path)))
    .map(({ words }) => `${words}: ${target}`);
}

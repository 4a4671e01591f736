import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { site } from '../../../contracts/site.ts';
import { isPublic, ownAddress, type Config } from '../../config.ts';
import { inProject } from '../../project-folder.ts';
import { fault, ok, warn, type Check, type Finding } from './check.ts';
import type { Ground } from './ground.ts';

const patience = 4000;

/** Who answers at an address; `away` with the reason where nobody does. */
type Answer =
  | { readonly by: 'product'; readonly installation: string | null }
  | { readonly by: 'other' }
  | { readonly by: 'away'; readonly why: string };

const Ready = z.object({ installation: z.string() });
const NotReady = z.object({ detail: z.string().startsWith('Not ready: ') });

/** Asks who answers at an address. */
export async function whoAnswers(address: string): Promise<Answer> {
  try {
    const answer = await fetch(address + site.ready.path, { signal: AbortSignal.timeout(patience) });
    const body: unknown = await answer.json().catch(() => null);
    const ready = Ready.safeParse(body);
    if (ready.success) return { by: 'product', installation: ready.data.installation };
    return NotReady.safeParse(body).success ? { by: 'product', installation: null } : { by: 'other' };
  } catch (error) {
    const told = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return {
      by: 'away',
      why: told instanceof Error ? ('code' in told ? String(told.code) : told.message) : String(told),
    };
  }
}

/** What the system says when a port is taken for a moment; null: it can be had. */
function whyNotListen({ port, host }: Config): Promise<string | null> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve('code' in error ? String(error.code) : error.message));
    probe.listen({ port, host }, () => probe.close(() => resolve(null)));
  });
}

async function portFinding({ config }: Ground): Promise<Finding> {
  const answer = await whoAnswers(ownAddress(config));
  const name = `Port ${config.port}`;
  if (answer.by === 'product')
    return answer.installation === null
      ? warn(`${name}: the product answers, and is not ready.`, 'Look at /readyz and the other checks.')
      : ok(`${name}: the product answers.`);
  const why = await whyNotListen(config);
  if (why === null) return ok(`${name} is free: the product does not run here just now.`);
  const todo = 'End that program, or set PORT to a free one.';
  if (why === 'EADDRINUSE') return fault(`${name} is taken by another program.`, todo);
  return fault(
    `${name} of ${config.host} cannot be listened on (${why}).`,
    'Set PORT above 1023, and HOST to an address of this machine.',
  );
}

/** What is said of who answers at the address that people see. */
export function answerFinding(siteUrl: string, answer: Answer, installation: string): Finding {
  if (answer.by === 'away')
    return /CERT|TLS|SSL|SIGNED|ALTNAME/.test(answer.why)
      ? fault(`${siteUrl}: its certificate is not good (${answer.why}).`, 'Renew it at the proxy.')
      : warn(
          `${siteUrl} cannot be reached from here (${answer.why}).`,
          'Try it from outside; look at the proxy and the name.',
        );
  if (answer.by === 'other')
    return fault(`${siteUrl} is answered by something else.`, 'Look where its name and its proxy lead.');
  if (answer.installation === null)
    return warn(`${siteUrl}: the product answers, and is not ready.`, 'Look at /readyz and the other checks.');
  return answer.installation === installation
    ? ok(`${siteUrl} leads here.`)
    : fault(`${siteUrl} leads to another installation of the product.`, 'Compare DATABASE_URL and the proxy.');
}

async function addressFinding({ config, facts }: Ground): Promise<Finding> {
  const { siteUrl } = config;
  if (!isPublic(config)) return ok(`${siteUrl}: this machine alone, for trying.`);
  if (!siteUrl.startsWith('https:'))
    return fault(
      `${siteUrl} is not encrypted: passwords can be read on their way.`,
      'Put a proxy with TLS before the product (deploy/), and set SITE_URL to https://…',
    );
  const [answer, installation] = await Promise.all([whoAnswers(siteUrl), facts.installation()]);
  return answerFinding(siteUrl, answer, installation);
}

interface Built {
  readonly isBuildFresh: () => boolean;
}

async function buildFinding(): Promise<Finding> {
  const todo = 'npm run build';
  const isThere = ['server/index.js', 'client', 'app/main.js'].every((part) => existsSync(inProject('build', part)));
  if (!isThere) return fault('The pages and the server are not built.', todo);
  // An image holds neither what the pages are made of nor what makes them.
  const maker = inProject('scripts', 'build.mjs');
  if (!existsSync(maker) || !existsSync(inProject('src', 'web'))) return ok('The pages and the server are built.');
  // The script's own exports; it is not there wherever this file is.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { isBuildFresh } = (await import(pathToFileURL(maker).href)) as Built;
  return isBuildFresh()
    ? ok('The pages and the server are built from what is here.')
    : warn('The pages or the server were built from something else than what is here.', todo);
}

export const siteChecks: readonly Check[] = [
  { name: 'Port', settings: ['PORT', 'HOST'], look: portFinding },
  { name: 'Address of the site', settings: ['SITE_URL'], look: addressFinding },
  { name: 'Pages', look: buildFinding },
];

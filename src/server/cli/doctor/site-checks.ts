import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { site } from '../../../contracts/site.ts';
import * as t from '../../../messages/doctor.ts';
import { isPublic, ownAddress, type Config } from '../../config.ts';
import { inProject } from '../../project-folder.ts';
import { fault, ok, warn, type Check, type Finding } from './check.ts';
import type { Ground } from './ground.ts';

const patience = 4000;

/** What answers at an address; `away` with the reason if there is no answer. */
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
  const name = t.port({ port: String(config.port) });
  if (answer.by === 'product')
    return answer.installation === null ? warn(t.portNotReady({ name }), t.checkReadiness()) : ok(t.portOk({ name }));
  const why = await whyNotListen(config);
  if (why === null) return ok(t.portFree({ name }));
  const todo = t.freePort();
  if (why === 'EADDRINUSE') return fault(t.portTaken({ name }), todo);
  return fault(t.portForbidden({ name, host: config.host, reason: why }), t.changePort());
}

/** The finding about the server at the public address. */
export function answerFinding(siteUrl: string, answer: Answer, installation: string): Finding {
  if (answer.by === 'away')
    return /CERT|TLS|SSL|SIGNED|ALTNAME/.test(answer.why)
      ? fault(t.certificateBad({ url: siteUrl, reason: answer.why }), t.renewCertificate())
      : warn(t.siteUnreachable({ url: siteUrl, reason: answer.why }), t.tryOutside());
  if (answer.by === 'other') return fault(t.siteIsOther({ url: siteUrl }), t.checkDomain());
  if (answer.installation === null) return warn(t.siteNotReady({ url: siteUrl }), t.checkReadiness());
  return answer.installation === installation
    ? ok(t.siteOk({ url: siteUrl }))
    : fault(t.siteIsOtherInstallation({ url: siteUrl }), t.compareDatabase());
}

async function addressFinding({ config, facts }: Ground): Promise<Finding> {
  const { siteUrl } = config;
  if (!isPublic(config)) return ok(t.siteLocal({ url: siteUrl }));
  if (!siteUrl.startsWith('https:')) return fault(t.siteUnencrypted({ url: siteUrl }), t.addTls());
  const [answer, installation] = await Promise.all([whoAnswers(siteUrl), facts.installation()]);
  return answerFinding(siteUrl, answer, installation);
}

interface Built {
  readonly isBuildFresh: () => boolean;
}

async function buildFinding(): Promise<Finding> {
  const todo = 'npm run build';
  const isThere = ['server/index.js', 'client', 'app/main.js'].every((part) => existsSync(inProject('build', part)));
  if (!isThere) return fault(t.notBuilt(), todo);
  // An image holds neither what the pages are made of nor what makes them.
  const maker = inProject('scripts', 'build.mjs');
  if (!existsSync(maker) || !existsSync(inProject('src', 'web'))) return ok(t.built());
  // The script's own exports; it is not there wherever this file is.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { isBuildFresh } = (await import(pathToFileURL(maker).href)) as Built;
  return isBuildFresh() ? ok(t.builtFresh()) : warn(t.builtStale(), todo);
}

export const siteChecks: readonly Check[] = [
  { name: t.namePort(), settings: ['PORT', 'HOST'], look: portFinding },
  { name: t.nameAddress(), settings: ['SITE_URL'], look: addressFinding },
  { name: t.namePages(), look: buildFinding },
];

import { expect, test } from 'vitest';
import type { Call } from '../contracts/call.ts';
import { api } from '../contracts/index.ts';
import { pages } from '../contracts/pages.ts';
import serverCommand from '../../scripts/server-command.json' with { type: 'json' };
import { settings } from '../server/config.ts';
import { readProjectFile } from './tables/read-tables.ts';

const namesIn = (text: string, line: RegExp) => [...text.matchAll(line)].flatMap(([, name = '']) => name);

const compose = readProjectFile('deploy/compose.yaml');

/** What the service of the product sets, in the compose file. */
const ofCompose = namesIn(
  /^ {2}colophon:\n[^]*?^ {4}environment:\n([^]*?)^ {4}\w/m.exec(compose)?.[1] ?? '',
  /^ {6}([A-Z][A-Z0-9_]*):/gm,
);
const unit = readProjectFile('deploy/colophon.service');
const image = readProjectFile('deploy/Dockerfile');
const ofUnit = namesIn(namesIn(unit, /^Environment=(.*)$/gm).join(' '), /([A-Z_]+)=/g);
const ofImage = namesIn(namesIn(image, /^ENV (.*)$/gm).join(' '), /([A-Z_]+)=/g);

test('unit and image start the server as `npm start` does', () => {
  const { args, environment } = serverCommand;
  expect(unit).toContain(`node --disable-warning=ExperimentalWarning ${args.join(' ')}\n`);
  const quoted = args.map((arg) => JSON.stringify(arg));
  expect(image).toContain(
    `ENTRYPOINT ["node", "--disable-warning=ExperimentalWarning", ${quoted.slice(0, -1).join(', ')}]`,
  );
  expect(image).toContain(`CMD [${quoted.at(-1)}]`);
  const variables = Object.entries(environment).map(([name, value]) => `${name}=${value}`);
  for (const file of [unit, image]) expect(variables.filter((variable) => !file.includes(variable))).toEqual([]);
});

test.each([
  ['the compose file', ofCompose],
  ['the unit', ofUnit],
  ['the image', ofImage],
])('issue 9: %s sets nothing that is no setting', (_file, names) => {
  expect(names.length).toBeGreaterThan(1);
  expect(names.filter((name) => !(name in settings) && !(name in serverCommand.environment))).toEqual([]);
});

test('the proxy’s log leaves out what stands for a token or an email address in an address', () => {
  const nginx = readProjectFile('deploy/nginx.conf');
  const hidden = new RegExp(/"~(\S+)" "\$\{kept\}\*";/.exec(nginx)?.[1]?.replace('?<kept>', '') ?? 'none');
  const secret = /:(token|resetToken|email|emailId|sessionId)\b/;
  const calls = Object.values(api).flatMap((group) => Object.values<Call>(group));
  const addresses = [...calls.map(({ path }) => path), ...Object.values(pages).map(({ pattern }) => pattern)];
  const holding = addresses.filter((address) => secret.test(address));
  expect(holding.length).toBeGreaterThan(10);
  expect(holding.filter((address) => !hidden.test(address))).toEqual([]);
});

test('both proxies let three files of the usual size through in one request', () => {
  const most = 3 * settings.MAX_UPLOAD_MB.parse(undefined) * 1024 * 1024;
  const [, mebibytes] = /client_max_body_size (\d+)m;/.exec(readProjectFile('deploy/nginx.conf')) ?? [];
  const [, megabytes] = /max_size (\d+)MB/.exec(readProjectFile('deploy/Caddyfile')) ?? [];
  expect(Number(mebibytes) * 1024 * 1024).toBeGreaterThan(most);
  expect(Number(megabytes) * 1_000_000).toBeGreaterThan(most);
});

test('whoever stops the product waits for the longest drain, for requests that have begun, and for its jobs', () => {
  const longestDrain = 60;
  expect(settings.DRAIN_SECONDS.safeParse(longestDrain).success).toBe(true);
  expect(settings.DRAIN_SECONDS.safeParse(longestDrain + 1).success).toBe(false);
  const waits = [
    /^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1],
    /^ {2}colophon:\n[^]*?^ {4}stop_grace_period: (\d+)s$/m.exec(compose)?.[1],
    /^const PATIENCE_MS = (\d+)_000;$/m.exec(readProjectFile('scripts/run-program.mjs'))?.[1],
  ];
  const { requests, jobs } = { requests: 30, jobs: 12 };
  for (const seconds of waits) expect(Number(seconds)).toBeGreaterThan(longestDrain + requests + jobs);
});

test('the compose file hands every setting on, not only those that it names', () => {
  expect(compose).toMatch(/^ {2}colophon:\n( {4}.*\n)*? {4}env_file: \.env$/m);
});

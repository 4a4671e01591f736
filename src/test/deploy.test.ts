import { expect, test } from 'vitest';
import type { Call } from '../contracts/call.ts';
import { api } from '../contracts/index.ts';
import { pages } from '../contracts/pages.ts';
import serverCommand from '../../scripts/server-command.json' with { type: 'json' };
import { settings } from '../server/config.ts';
import { readProjectFile } from './tables/read-tables.ts';

const namesIn = (text: string, line: RegExp) => [...text.matchAll(line)].flatMap(([, name = '']) => name);

/** What the service of the product sets, in the compose file. */
const ofCompose = namesIn(
  /^ {2}colophon:\n[^]*?^ {4}environment:\n([^]*?)^ {4}\w/m.exec(readProjectFile('deploy/compose.yaml'))?.[1] ?? '',
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

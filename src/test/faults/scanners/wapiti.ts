import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runScanner } from './run-scanner.ts';

interface Finding {
  readonly method: string;
  readonly path: string;
  readonly info: string;
  readonly parameter: string | null;
}

interface Report {
  readonly vulnerabilities: Readonly<Record<string, readonly Finding[]>>;
  readonly anomalies: Readonly<Record<string, readonly Finding[]>>;
}

/** Those that need no line out of the publisher. */
const modules = [
  'sql',
  'blindsql',
  'xss',
  'permanentxss',
  'exec',
  'file',
  'crlf',
  'redirect',
  'cookieflags',
  'http_headers',
  'csp',
  'htaccess',
  'methods',
];

/** What it asks for and browsers have given up: the header is said to do more harm than good, and is sent as “0”. */
const outdated = /^HTTP Secure Headers: .*X-XSS-Protection is not set$/;

/** What wapiti finds, going by links and forms from the addresses. */
export async function wapiti(
  siteUrl: string,
  addresses: readonly string[],
  token: string | null,
  { home, seconds }: { home: string; seconds: number },
) {
  const report = path.join(home, 'report.json');
  const { output, isWhole } = await runScanner(
    'wapiti',
    [
      ['-u', `${siteUrl}/`, '--scope', 'domain', '-m', modules.join(','), '-f', 'json', '-o', report],
      addresses.flatMap((address) => ['-s', `${siteUrl}${address}`]),
      token === null ? [] : ['-H', `Authorization: Bearer ${token}`],
      '-d 1 --max-links-per-page 20 --max-files-per-dir 8 -t 20 --no-bugreport --flush-session'.split(' '),
      `--max-scan-time ${Math.floor(seconds / 4)} --max-attack-time ${Math.floor(seconds / modules.length)}`.split(' '),
      ['--store-session', home, '--store-config', home],
    ].flat(),
    { home, seconds: seconds * 2 },
  );
  // Its own file, in its own form.
  const { vulnerabilities, anomalies } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  const found = [...Object.entries(vulnerabilities), ...Object.entries(anomalies)].flatMap(([kind, findings]) =>
    findings.map(
      ({ method, path: where, info, parameter }) => `${kind}: ${method} ${where} ${parameter ?? ''}: ${info}`,
    ),
  );
  return { found: found.filter((one) => !outdated.test(one)), isWhole, output };
}

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runScanner } from './run-scanner.ts';
import type { Target } from './scan-targets.ts';

const mark = '*';

function requestText(host: string, { method, path: address, query, body, token }: Target): string {
  const search = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}${mark}`);
  const json = method === 'GET' ? null : JSON.stringify(body ?? {});
  return [
    `${method} ${address}${search.length > 0 ? `?${search.join('&')}` : ''} HTTP/1.1`,
    `Host: ${host}`,
    ...(token === null ? [] : [`Authorization: Bearer ${token}`]),
    ...(json === null ? [] : ['Content-Type: application/json']),
    '',
    json ?? '',
  ].join('\r\n');
}

/** The requests in a form that it reads: the log of a proxy. */
function proxyLog(siteUrl: string, targets: readonly Target[]): string {
  const { host, port } = new URL(siteUrl);
  const items = targets.map((target) => {
    const request = Buffer.from(requestText(host, target)).toString('base64');
    return `<item><port>${port}</port><request base64="true"><![CDATA[${request}]]></request></item>`;
  });
  return `<?xml version="1.0"?><items>${items.join('\n')}</items>`;
}

/** What sqlmap finds in the requests, and how many parameters it has looked at. */
export async function sqlmap(
  siteUrl: string,
  targets: readonly Target[],
  { home, seconds }: { home: string; seconds: number },
) {
  const [log, results] = [path.join(home, 'targets.xml'), path.join(home, 'results.csv')];
  writeFileSync(log, proxyLog(siteUrl, targets));
  const { output, isWhole } = await runScanner(
    'sqlmap',
    [
      `-l ${log} --batch --dbms=postgresql --level=1 --risk=1 --technique=BEUST --threads=1 --timeout=20`.split(' '),
      `--ignore-code=401 --skip-waf --ignore-stdin --disable-coloring --flush-session`.split(' '),
      [`--output-dir=${path.join(home, 'out')}`, `--results-file=${results}`],
    ].flat(),
    { home, seconds },
  );
  const found = existsSync(results)
    ? readFileSync(results, 'utf8').trim().split('\n').slice(1)
    : [`nothing was scanned: ${output.slice(-1000)}`];
  const judged = [...output.matchAll(/parameter '[^']+' (does not seem to be|is|appears to be) .*injectable/g)];
  return { found, parameters: judged.length, isWhole, output };
}

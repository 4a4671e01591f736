import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../src/test/product/free-port.ts';

const isInstalled = () => spawnSync('nginx', ['-v']).error === undefined;

const configuration = (folder: string, port: number) => `
daemon off;
worker_processes 1;
pid ${folder}/pid;
error_log ${folder}/error.log;
events { worker_connections 256; }
http {
  access_log off;
  keepalive_requests 10000000;
  types { text/html html; application/json json; application/rss+xml rss; }
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    location / { gzip off; }
    location /compressing/ { alias ${folder}/; gzip on; gzip_types application/json application/rss+xml; }
  }
}
`;

/** nginx with one process on a file with these bytes, as it is and compressed as it goes; null where it is not installed. */
export async function startNginx(body: Buffer, extension: string) {
  if (!isInstalled()) return null;
  const folder = mkdtempSync(path.join(tmpdir(), 'colophon-bench-nginx-'));
  // The account that its worker runs under must be able to read.
  chmodSync(folder, 0o755);
  const port = await freePort();
  writeFileSync(path.join(folder, 'nginx.conf'), configuration(folder, port));
  writeFileSync(path.join(folder, `file.${extension}`), body);
  const child = spawn('nginx', ['-c', path.join(folder, 'nginx.conf'), '-p', folder], { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 50; tries += 1) {
    if (await fetch(url).then(Boolean, () => false)) break;
    await wait(50);
  }
  return {
    plain: `${url}/file.${extension}`,
    compressing: `${url}/compressing/file.${extension}`,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

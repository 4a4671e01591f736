import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CreateBucketCommand, DeleteObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { S3Settings } from '../../server/ports/storage/s3-bucket.ts';
import { freePort } from '../product/free-port.ts';
import { python } from './is-swift-here.ts';
import { keeperConf, proxyConf, swiftConf, swiftLauncher, swiftParts } from './swift-settings.ts';

const key = { id: 'test:tester', secret: 'testing' };
const ringed = ['account', 'container', 'object'] as const;

function buildRing(home: string, part: (typeof ringed)[number], port: number): void {
  const ring = (...words: string[]) =>
    execFileSync('/usr/bin/swift-ring-builder', [`${part}.builder`, ...words], { cwd: home, stdio: 'ignore' });
  ring('create', '4', '1', '1');
  ring('add', `r1z1-127.0.0.1:${port}/d1`, '1');
  ring('rebalance');
}

async function answers(url: string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok === true) return;
    await wait(100);
  }
  throw new Error(`Swift did not answer at ${url}`);
}

/** Makes the bucket, and waits until all parts take what is written: the one that is spoken to is up before the others. */
async function fill(settings: S3Settings, endpoint: string): Promise<void> {
  const { bucket: Bucket } = settings;
  // Refusals are tried again, at growing distances.
  const patient = { maxAttempts: 12 };
  const client = new S3Client({ ...settings, ...patient, endpoint, forcePathStyle: true, credentials: settings });
  await client.send(new CreateBucketCommand({ Bucket }));
  await client.send(new PutObjectCommand({ Bucket, Key: 'trial', Body: 'some bytes' }));
  await client.send(new DeleteObjectCommand({ Bucket, Key: 'trial' }));
  client.destroy();
}

/** An object store that speaks Amazon's S3 and checks signatures, with one empty bucket. */
export async function startSwift(): Promise<{ settings: S3Settings; stop: () => Promise<void> }> {
  const home = mkdtempSync(path.join(tmpdir(), 'colophon-swift-'));
  mkdirSync(path.join(home, 'node', 'd1'), { recursive: true });
  const [memcachePort, proxyPort] = [await freePort(), await freePort()];
  const user = userInfo().username;
  writeFileSync(path.join(home, 'launch.py'), swiftLauncher);
  writeFileSync(path.join(home, 'swift.conf'), swiftConf);
  for (const part of ringed) {
    const port = await freePort();
    buildRing(home, part, port);
    writeFileSync(path.join(home, `${part}-server.conf`), keeperConf(part, { home, port, user }));
  }
  writeFileSync(path.join(home, 'proxy-server.conf'), proxyConf({ home, port: proxyPort, user }, memcachePort, key));
  const running: ChildProcess[] = [
    spawn('/usr/bin/memcached', ['-u', user, '-l', '127.0.0.1', '-p', String(memcachePort), '-m', '16']),
    ...swiftParts.map((part) => spawn(python, [path.join(home, 'launch.py'), part, home], { stdio: 'ignore' })),
  ];
  const stop = async () => {
    const ended = running.map((child) => new Promise((resolve) => child.once('exit', resolve)));
    for (const child of running) child.kill('SIGKILL');
    await Promise.all(ended);
    rmSync(home, { recursive: true, force: true });
  };
  const endpoint = `http://127.0.0.1:${proxyPort}`;
  const settings: S3Settings = {
    endpoint,
    region: 'us-east-1',
    bucket: 'colophon-files',
    accessKeyId: key.id,
    secretAccessKey: key.secret,
  };
  try {
    await answers(`${endpoint}/healthcheck`);
    await fill(settings, endpoint);
  } catch (error) {
    await stop();
    throw error;
  }
  return { settings, stop };
}

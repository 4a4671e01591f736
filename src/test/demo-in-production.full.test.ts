import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openDemoAccounts } from '../server/demo/refuse-demo-accounts.ts';
import { loadDemo } from '../server/demo/load-demo.ts';
import { commandLine } from './product/command-line.ts';
import { serverProcess } from './product/server-process.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct({}, { hasWorkers: false });
await loadDemo(product.system, () => {});

test(
  'issue 9: a real site does not start on what the demo has left, until nobody can open its accounts',
  { timeout: 240_000 },
  async () => {
    const real = { NODE_ENV: 'production', SANDBOX_PAYMENTS: 'on' };
    await expect(serverProcess(product, real)).rejects.toThrow(/made for the demo: .*admin@demo\.example/);
    const doctor = await commandLine(product, {}).run('doctor');
    expect(doctor.said).toMatch(/FAULT\s+Demo accounts\s+.*admin@demo\.example/);
    await product.parts.db.execute(sql`update users set disabled_at = now() where email like '%@demo.example'`);
    expect(await openDemoAccounts(product.system)).toEqual([]);
    const { url } = await serverProcess(product, real);
    expect((await fetch(url)).status).toBe(200);
  },
);

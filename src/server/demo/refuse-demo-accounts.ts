import { demoDatabase } from '../../messages/demo.ts';
import type { Context } from '../context.ts';
import { StartError } from '../errors.ts';
import { opensWith } from '../domains/accounts/index.ts';
import { demoPassword, readDemo } from './demo-file.ts';

/** The demo accounts that still have the public password. */
export async function openDemoAccounts({ db }: Pick<Context, 'db'>): Promise<string[]> {
  const asked = readDemo().people.map(async ({ email }) => ((await opensWith(db, email, demoPassword)) ? email : null));
  return (await Promise.all(asked)).filter((email) => email !== null);
}

/** Stops the start of a real site on a database of the demo. */
export async function refuseDemoAccounts(ctx: Pick<Context, 'db'>): Promise<void> {
  const open = await openDemoAccounts(ctx);
  if (open.length > 0) throw new StartError(demoDatabase({ accounts: open.join(', ') }));
}

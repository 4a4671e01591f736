import { theWorld } from '../../../../contracts/counter-api.ts';
import type { Context } from '../../../context.ts';
import { counterException } from './counter-exception.ts';
import { noteKeyUse } from './key-store.ts';
import { hashOfKey } from './manage-keys.ts';
import type { Parameters } from './parameters.ts';

/** Lets in who shows a key that holds, and asks for a customer that there is; else ends the call as the code says. */
export async function authoriseHarvester(ctx: Context, given: Parameters): Promise<void> {
  const missing = ['customer_id', 'api_key'].filter((name) => !given.get(name));
  if (missing.length > 0) throw counterException(1030, `missing: ${missing.join(', ')}`);
  const keyId = await noteKeyUse(ctx.db, hashOfKey(given.get('api_key') ?? ''), ctx.now());
  if (keyId === null) throw counterException(2020);
  const requestor = given.get('requestor_id');
  if (requestor !== undefined && requestor !== keyId) throw counterException(2000);
  if (given.get('customer_id') !== theWorld) throw counterException(2010);
}

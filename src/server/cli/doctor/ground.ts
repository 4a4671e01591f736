import { Resolver } from 'node:dns/promises';
import type { Config } from '../../config.ts';
import type { Facts } from './facts-store.ts';

/** What the checks look at. */
export interface Ground {
  /** The settings as far as they are right. */
  readonly config: Config;
  /** All that is wrong with the settings. */
  readonly faults: readonly string[];
  readonly wrongSettings: ReadonlySet<string>;
  readonly facts: Facts;
  /** The DNS TXT records of a name; empty if there are none. */
  readonly textsOf: (name: string) => Promise<string[]>;
}

/** Asks the name servers of this machine, and waits for each two seconds. */
export async function textsOf(name: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: 2000, tries: 1 });
  try {
    return (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOTFOUND' || error.code === 'ENODATA'))
      return [];
    throw error;
  }
}

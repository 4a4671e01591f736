import pg from 'pg';
import { vi } from 'vitest';
import type { Product } from '../product/start-product.ts';

/** A statement as it was sent, with its parameters. */
export interface SentStatement {
  readonly text: string;
  readonly values: readonly unknown[];
}

interface Config {
  readonly text: string;
  readonly values?: readonly unknown[];
}

const isConfig = (asked: unknown): asked is Config => typeof asked === 'object' && asked !== null && 'text' in asked;

const databaseOf = (url: string | null) => new URL(url ?? '').pathname.slice(1);

/** Notes what a product asks its database while something is done; other products of this process are not heard. */
export async function statementsOf(
  product: Pick<Product, 'config'>,
  during: () => Promise<unknown>,
): Promise<SentStatement[]> {
  const database = databaseOf(product.config.databaseUrl);
  const sent: SentStatement[] = [];
  const noted = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await during();
    const calls = noted.mock.calls as readonly (readonly unknown[])[];
    for (const [index, [asked, given]] of calls.entries()) {
      const client: unknown = noted.mock.contexts[index];
      if (!(client instanceof pg.Client) || client.database !== database) continue;
      const config = isConfig(asked) ? asked : { text: String(asked) };
      sent.push({ text: config.text, values: Array.isArray(given) ? given : (config.values ?? []) });
    }
  } finally {
    noted.mockRestore();
  }
  return sent.filter(({ text }) => /^\s*(select|with)\b/i.test(text));
}

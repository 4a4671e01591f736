import pg from 'pg';
import { vi } from 'vitest';

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

/** Notes what all connections of this process ask the database while something is done. */
export async function statementsOf(during: () => Promise<unknown>): Promise<SentStatement[]> {
  const sent: SentStatement[] = [];
  const noted = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await during();
    for (const [asked, given] of noted.mock.calls as readonly (readonly unknown[])[]) {
      const config = isConfig(asked) ? asked : { text: String(asked) };
      sent.push({ text: config.text, values: Array.isArray(given) ? given : (config.values ?? []) });
    }
  } finally {
    noted.mockRestore();
  }
  return sent.filter(({ text }) => /^\s*(select|with)\b/i.test(text));
}

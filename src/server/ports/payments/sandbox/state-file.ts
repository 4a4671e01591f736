import { mkdir, open, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { randomToken } from './random-token.ts';
import type { SandboxCheckout, SandboxState } from './sandbox-state.ts';

/** The part of the product's log that the sandbox writes to. */
export interface SandboxLog {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
}

// Only this module writes the file, always completely, so its content needs no check.
const Saved = z.custom<Partial<SandboxState>>(
  (value) => typeof value === 'object' && value !== null,
  'The sandbox state is not readable',
);

export interface StateFile {
  readonly state: SandboxState;
  /** Resolves when the file contains the current state. */
  readonly save: () => Promise<void>;
}

/** Written to a temporary name, synced and moved into place: the file is always complete. */
async function writeWhole(file: string, text: string): Promise<void> {
  const handle = await open(`${file}.part`, 'w', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(`${file}.part`, file);
}

const noRefunds = (): Pick<SandboxCheckout, 'refunds'> => ({ refunds: [] });

/** A file of an earlier version knows of no refunds. */
const withRefunds = (checkouts: SandboxState['checkouts']): SandboxState['checkouts'] =>
  Object.fromEntries(Object.entries(checkouts).map(([id, checkout]) => [id, { ...noRefunds(), ...checkout }]));

async function readState(file: string, webhookSecret: string | null): Promise<SandboxState> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  });
  const kept = text === null ? {} : Saved.parse(JSON.parse(text));
  return {
    secretKey: kept.secretKey ?? randomToken('sk_test'),
    webhookSecret: webhookSecret ?? kept.webhookSecret ?? randomToken('whsec'),
    prices: kept.prices ?? {},
    products: kept.products ?? {},
    checkouts: withRefunds(kept.checkouts ?? {}),
    answers: kept.answers ?? {},
    undelivered: kept.undelivered ?? {},
  };
}

/** Opens the sandbox's saved state, or creates one; a given webhook secret replaces the saved one. */
export async function openStateFile(file: string, webhookSecret: string | null): Promise<StateFile> {
  await mkdir(path.dirname(file), { recursive: true });
  const state = await readState(file, webhookSecret);
  let written = Promise.resolve();
  const save = () => {
    // One write at a time; a failed one does not block the next.
    written = written.catch(() => undefined).then(() => writeWhole(file, JSON.stringify(state)));
    return written;
  };
  await save();
  return { state, save };
}

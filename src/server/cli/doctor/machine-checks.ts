import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as t from '../../../messages/doctor.ts';
import { CannotLook } from './cannot-look.ts';
import { fault, ok, warn, type Check, type Finding } from './check.ts';

const megabyte = 1024 * 1024;
const inWords = (bytes: number): string =>
  bytes >= 1024 * megabyte ? `${(bytes / 1024 / megabyte).toFixed(1)} GB` : `${Math.round(bytes / megabyte)} MB`;

/** The finding about a version of Node. */
export function nodeFinding(version: string): Finding {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major === 24) return ok(t.nodeOk({ version }));
  const todo = t.installNode();
  const isNewEnough = major > 24 || (major === 22 && minor >= 22);
  return isNewEnough ? warn(t.nodeUntested({ version }), todo) : fault(t.nodeTooOld({ version }), todo);
}

/** The finding about our account and the owner of the data. */
export function accountFinding(own: number | null, owner: number | null): Finding {
  if (own === null) return ok(t.noAccountNumbers());
  if (owner !== null && owner !== own) return fault(t.dataOfOtherAccount({ owner, own }), t.runAsOwner());
  return own === 0 ? warn(t.runsAsRoot(), t.adviseOwnAccount()) : ok(t.ownsData({ own }));
}

/** The finding about free disk space. */
export function spaceFinding(
  place: string,
  free: number,
  needed: { readonly warn: number; readonly fault: number },
): Finding {
  const found = t.spaceFree({ space: inWords(free), place });
  const todo = t.makeRoom();
  if (free < needed.fault) return fault(found, todo);
  return free < needed.warn ? warn(found, todo) : ok(found);
}

/** The finding about free memory. */
export function memoryFinding(available: number): Finding {
  const found = t.memoryFree({ memory: inWords(available) });
  if (available < 256 * megabyte) return fault(found, t.memoryTooSmall());
  return available < 700 * megabyte ? warn(found, t.memorySmall()) : ok(found);
}

/** Writes a file, reads it back and removes it. */
export async function writableFinding(folder: string): Promise<Finding> {
  const probe = path.join(folder, `.doctor-${randomUUID()}`);
  try {
    await writeFile(probe, 'written', { mode: 0o600, flag: 'wx' });
    const read = await readFile(probe, 'utf8');
    return read === 'written' ? ok(t.folderWritable({ folder })) : fault(t.folderCorrupts({ folder }), t.checkDisk());
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    // The doctor does not make it: it may be another account's to own.
    if (why === 'ENOENT') return warn(t.folderMissing({ folder }), t.folderMadeAtStart());
    return fault(t.folderNotWritable({ folder, reason: why }), t.fixFolder());
  } finally {
    await rm(probe, { force: true }).catch(() => undefined);
  }
}

const freeIn = async (folder: string) => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

const ownerOf = async (folder: string): Promise<number | null> => (await stat(folder).catch(() => null))?.uid ?? null;

export const machineChecks: readonly Check[] = [
  { name: t.nameNode(), look: () => nodeFinding(process.versions.node) },
  {
    name: t.nameAccount(),
    settings: ['DATA_DIR'],
    look: async ({ config }) => accountFinding(process.getuid?.() ?? null, await ownerOf(config.dataDir)),
  },
  { name: t.nameDataFolder(), settings: ['DATA_DIR'], look: ({ config }) => writableFinding(config.dataDir) },
  {
    name: t.nameSpace(),
    settings: ['DATA_DIR'],
    async look({ config: { dataDir } }) {
      if (!existsSync(dataDir)) throw new CannotLook(t.dataFolderMissing());
      return spaceFinding(dataDir, await freeIn(dataDir), { warn: 2048 * megabyte, fault: 200 * megabyte });
    },
  },
  {
    name: t.nameTemporary(),
    async look() {
      const written = await writableFinding(tmpdir());
      return written.state === 'ok'
        ? spaceFinding(tmpdir(), await freeIn(tmpdir()), { warn: 500 * megabyte, fault: 100 * megabyte })
        : written;
    },
  },
  { name: t.nameMemory(), look: () => memoryFinding(process.availableMemory()) },
];

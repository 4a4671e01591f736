import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const memory = '/dev/shm';
/** In bytes: five times what the tests were seen to need. */
const enough = 2 * 1024 ** 3;

/**
 * Where tests keep data: in memory if there is room, because ext4 takes up to two seconds for the files of a new database when others
 * have just been deleted. Memory is often closed to programs, so what runs its own files needs another folder.
 */
export function quickFolder() {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize > enough ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}

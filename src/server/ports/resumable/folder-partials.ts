import { open, opendir, readdir, rm, rmdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { FileConfigstore, FileStore } from '@tus/file-store';
import type { Upload } from '@tus/server';
import { writeFault } from '../storage/cannot-store.ts';
import { isTaken, offeredExtensions, resumableFor, takenFrom, type Partials } from './partials.ts';
import { pieceByPiece } from './piece-by-piece.ts';

const readBytes = 64 * 1024;

/** Uploads in progress in a folder of this machine: for each a file of bytes, and one of facts beside it. */
export class FolderPartials extends FileStore implements Partials {
  private readonly facts: FileConfigstore;

  constructor(directory: string) {
    const facts = new FileConfigstore(directory);
    super({ directory, configstore: facts, expirationPeriodInMilliseconds: resumableFor });
    this.facts = facts;
    this.extensions = offeredExtensions;
  }

  private placeOf(id: string): string {
    return path.join(this.directory, id);
  }

  override async create(upload: Upload): Promise<Upload> {
    try {
      return await super.create(upload);
    } catch (error) {
      await this.forget(upload.id);
      throw writeFault(error);
    }
  }

  /** Adds bytes; what came before a failure stays, and counts. */
  override async write(bytes: Readable, id: string, offset: number): Promise<number> {
    const file = await open(this.placeOf(id), 'r+');
    let end = offset;
    try {
      for await (const piece of pieceByPiece(bytes)) {
        // A disk that becomes full takes a part of a piece, and refuses the rest.
        for (let done = 0; done < piece.length;) {
          const { bytesWritten } = await file.write(piece, done, piece.length - done, end).catch((error: unknown) => {
            throw writeFault(error);
          });
          done += bytesWritten;
          end += bytesWritten;
        }
      }
      await file.datasync();
    } finally {
      await file.close();
    }
    return end;
  }

  /** All pieces lie in the same memory, one after the other: fifty large files are read beside each other. */
  async *bytesOf(id: string): AsyncGenerator<Buffer> {
    const file = await open(this.placeOf(id));
    try {
      const room = Buffer.allocUnsafeSlow(readBytes);
      for (;;) {
        const { bytesRead } = await file.read(room);
        if (bytesRead === 0) return;
        yield room.subarray(0, bytesRead);
      }
    } finally {
      await file.close();
    }
  }

  override async getUpload(id: string): Promise<Upload> {
    const noted = await this.facts.get(id);
    return noted && isTaken(noted) ? noted : super.getUpload(id);
  }

  async letGo(upload: Upload): Promise<void> {
    await this.facts.set(upload.id, takenFrom(upload));
    await rm(this.placeOf(upload.id), { force: true });
  }

  async forget(id: string): Promise<void> {
    await rm(this.placeOf(id), { force: true });
    await rm(`${this.placeOf(id)}.json`, { force: true });
  }

  /** The bytes of each lie there until they are let go. */
  async countOf(ownerId: string): Promise<number> {
    const names = await readdir(this.placeOf(ownerId)).catch((): string[] => []);
    return names.filter((name) => !name.endsWith('.json')).length;
  }

  async clear(before: Date): Promise<number> {
    let cleared = 0;
    for await (const owner of await opendir(this.directory)) {
      const folder = path.join(this.directory, owner.name);
      const isAbandoned = (await stat(folder)).mtime < before;
      const ids = new Set<string>();
      for await (const { name } of await opendir(folder)) ids.add(path.basename(name, '.json'));
      for (const id of ids) {
        if (!(await this.isOld(`${owner.name}/${id}`, before))) continue;
        await this.forget(`${owner.name}/${id}`);
        cleared += 1;
      }
      // One that is not empty stays.
      if (isAbandoned) await rmdir(folder).catch(() => undefined);
    }
    return cleared;
  }

  private async isOld(id: string, before: Date): Promise<boolean> {
    const parts = [this.placeOf(id), `${this.placeOf(id)}.json`];
    const touched = await Promise.all(
      parts.map((part) =>
        stat(part).then(
          ({ mtime }) => mtime,
          () => null,
        ),
      ),
    );
    return touched.every((at) => at === null || at < before);
  }
}

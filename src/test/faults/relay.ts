import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { freePort } from '../product/free-port.ts';
import { atTheEnd } from '../at-the-end.ts';

interface Target {
  readonly host: string;
  readonly port: number;
}

/** A line to a server that can be cut, or that says nothing any more while it stands; it is mended at the same address. */
export async function aRelay({ host, port }: Target) {
  const own = await freePort();
  const ends = new Set<Socket>();
  const state: { isSilent: boolean; server: Server | null } = { isSilent: false, server: null };
  const keep = (end: Socket) => {
    ends.add(end);
    end.on('error', () => undefined);
    end.once('close', () => ends.delete(end));
  };
  const drop = () => {
    for (const end of ends) end.destroy();
  };

  function take(client: Socket): void {
    keep(client);
    if (state.isSilent) return;
    const onward = connect(port, host);
    keep(onward);
    client.pipe(onward).pipe(client);
    client.once('close', () => onward.destroy());
    onward.once('close', () => client.destroy());
  }

  async function mend(): Promise<void> {
    if (state.isSilent) drop();
    state.isSilent = false;
    if (state.server !== null) return;
    state.server = createServer(take).listen(own, '127.0.0.1');
    await once(state.server, 'listening');
  }

  function refuse(): void {
    state.server?.close();
    state.server = null;
    drop();
  }

  await mend();
  atTheEnd(refuse);
  return {
    host: '127.0.0.1',
    port: own,
    mend,
    /** Nobody listens there any more. */
    refuse,
    /** Whoever is connected hears nothing any more, nor does whoever connects. */
    hang: () => {
      state.isSilent = true;
      for (const end of ends) {
        end.unpipe();
        end.pause();
      }
    },
  };
}

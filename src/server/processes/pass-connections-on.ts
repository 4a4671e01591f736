import type { Worker } from 'node:cluster';

const protocol = 'NODE_CLUSTER';

/** What node:cluster says to a worker with a connection that it hands over, as far as it concerns us. */
interface Handover {
  readonly cmd: typeof protocol;
  readonly act: 'newconn';
  readonly seq: number;
}

const isHandover = (message: unknown): message is Handover =>
  typeof message === 'object' &&
  message !== null &&
  'cmd' in message &&
  message.cmd === protocol &&
  'act' in message &&
  message.act === 'newconn' &&
  'seq' in message;

/**
 * Gives a connection that was on its way to a worker when that was killed to another one. Node keeps such a one open until the
 * worker acknowledges it, which nobody does any more: whoever has made it would wait until they give up (decision 0028). While it waits,
 * it does not even say that the line to the worker has ended.
 */
export function passConnectionsOn({ process: child }: Worker, isAnotherServing: () => boolean): void {
  const onTheirWay = new Set<number>();
  const send = child.send.bind(child);
  child.send = (message: unknown, ...more: readonly unknown[]) => {
    if (isHandover(message)) onTheirWay.add(message.seq);
    return Reflect.apply(send, child, [message, ...more]) === true;
  };
  child.on('internalMessage', ({ ack }: { ack?: number }) => {
    if (ack !== undefined) onTheirWay.delete(ack);
  });
  // By then all that the worker has said was heard.
  child.once('close', () => {
    if (onTheirWay.size === 0) return;
    child.emit('disconnect');
    // One that nobody has accepted goes to the next; with nobody there it is closed.
    for (const ack of onTheirWay) child.emit('internalMessage', { cmd: protocol, ack, accepted: !isAnotherServing() });
  });
}

/** What was noted in one minute: how often of each visitor, and from each network. */
export interface MinuteOfUse {
  minute: number;
  readonly ofVisitor: Map<string, number>;
  readonly ofNetwork: Map<string, number>;
}

interface Use {
  readonly at: Date;
  readonly visitor: string;
  readonly network: string;
}

const minute = 60_000;
/** Whoever opens more in a minute does not read: COUNTER leaves bulk downloads out. */
export const mostOfVisitor = 300;
/** A whole university reads from one network; who sends more calls its browser by ever new names. */
export const mostOfNetwork = 3000;
/** More visitors than that in a minute are made up. */
export const mostVisitors = 20_000;

export const newMinute = (): MinuteOfUse => ({ minute: 0, ofVisitor: new Map(), ofNetwork: new Map() });

/** Whether a use may be by somebody who reads, after what was noted in this minute; it is noted with that. */
export function isWithinReason(noted: MinuteOfUse, { at, visitor, network }: Use): boolean {
  const now = Math.floor(at.getTime() / minute);
  if (noted.minute !== now) {
    noted.minute = now;
    noted.ofVisitor.clear();
    noted.ofNetwork.clear();
  }
  const times = (noted.ofVisitor.get(visitor) ?? 0) + 1;
  const fromThere = (noted.ofNetwork.get(network) ?? 0) + 1;
  if (fromThere > mostOfNetwork || (times === 1 && noted.ofVisitor.size >= mostVisitors)) return false;
  noted.ofVisitor.set(visitor, times);
  // What a visitor does in excess is not held against the others of the network.
  if (times > mostOfVisitor) return false;
  noted.ofNetwork.set(network, fromThere);
  return true;
}

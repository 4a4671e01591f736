import type { LimitRule } from '../../../contracts/call.ts';

/** Who is counted: the network that asks, and the accounts that are named. */
export interface Counted {
  readonly network: string;
  /** The wider network around it. */
  readonly widerNetwork: string;
  readonly accounts: readonly string[];
}

/** Counts calls. Every process counts in the same place. */
export interface CallLimits {
  /** Counts one call; the seconds to wait when there were too many, else null. */
  take(rule: LimitRule, counted: Counted): Promise<number | null>;
  /** Takes a call back that turned out to be harmless. */
  giveBack(rule: LimitRule, counted: Counted): Promise<void>;
}

/** Limits nothing. */
export const noLimits: CallLimits = {
  take: () => Promise.resolve(null),
  giveBack: () => Promise.resolve(),
};

import type { LimitRule } from '../../../contracts/call.ts';

/** So many calls in so many minutes. */
export interface Allowance {
  readonly calls: number;
  readonly minutes: number;
}

interface Rule {
  /** A whole university may share one network. */
  readonly network: Allowance;
  /** Null where calls name no account. */
  readonly account: Allowance | null;
  /** Calls that name an account, from one network: stops a guesser there, but not the account's holder elsewhere. */
  readonly accountFromNear?: Allowance;
  /** Whether a call that succeeds is taken back. */
  readonly countsFailuresOnly: boolean;
}

/** How often each kind of limited call may be made. */
export const rules: Readonly<Record<LimitRule, Rule>> = {
  login: {
    network: { calls: 100, minutes: 15 },
    account: { calls: 100, minutes: 15 },
    accountFromNear: { calls: 10, minutes: 15 },
    countsFailuresOnly: true,
  },
  register: {
    network: { calls: 50, minutes: 60 },
    account: { calls: 5, minutes: 60 },
    countsFailuresOnly: false,
  },
  letter: { network: { calls: 50, minutes: 60 }, account: { calls: 5, minutes: 60 }, countsFailuresOnly: false },
  link: { network: { calls: 50, minutes: 15 }, account: null, countsFailuresOnly: true },
  password: {
    network: { calls: 100, minutes: 15 },
    account: { calls: 10, minutes: 15 },
    countsFailuresOnly: true,
  },
  contact: { network: { calls: 20, minutes: 60 }, account: { calls: 5, minutes: 60 }, countsFailuresOnly: false },
  /** Mail programs unsubscribe many people from one place. */
  unsubscribe: {
    network: { calls: 3000, minutes: 15 },
    account: { calls: 20, minutes: 60 },
    countsFailuresOnly: false,
  },
  'test-letter': {
    network: { calls: 200, minutes: 60 },
    account: { calls: 30, minutes: 60 },
    countsFailuresOnly: false,
  },
  certificate: { network: { calls: 600, minutes: 60 }, account: { calls: 60, minutes: 60 }, countsFailuresOnly: false },
  /** Calls that ask the card payment provider, who limits all of ours together. */
  provider: { network: { calls: 3000, minutes: 15 }, account: { calls: 300, minutes: 15 }, countsFailuresOnly: false },
  upload: { network: { calls: 600, minutes: 60 }, account: { calls: 120, minutes: 60 }, countsFailuresOnly: false },
};

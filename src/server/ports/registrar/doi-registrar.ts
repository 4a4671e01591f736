/** The registrar's answer about a deposit: pending, unknown, or the result for the DOI. */
export type DepositStatus =
  | { readonly state: 'pending' }
  | { readonly state: 'unknown' }
  | { readonly state: 'registered' }
  | { readonly state: 'refused'; readonly message: string };

/** The registrar is unavailable or accepts nothing now: not a fault of the deposit, which is retried. */
export class RegistrarFault extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'RegistrarFault';
  }
}

/** A deposit as a file, whose name identifies it at the registrar. */
export interface Deposit {
  readonly fileName: string;
  readonly xml: string;
}

/** Gives DOIs their records. Every call fails with a `RegistrarFault`. */
export interface DoiRegistrar {
  /** The prefix of the publisher's DOIs; null: it assigns none. */
  readonly prefix: string | null;
  /** The DOI of the publisher’s Crossmark policy, without which notices cannot be deposited; null: there is none. */
  readonly policyDoi: string | null;
  /** Whether there is an account: without one DOIs wait. */
  readonly isConnected: boolean;
  /** Hands a deposit over; what became of it is asked later. */
  deposit(deposit: Deposit): Promise<void>;
  /** What became of a DOI in a deposit. */
  ask(fileName: string, doi: string): Promise<DepositStatus>;
}

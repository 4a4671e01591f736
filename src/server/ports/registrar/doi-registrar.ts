/** What the registrar says of a deposit: nothing yet, that it knows of none, or how it ended for the DOI. */
export type DepositStatus =
  | { readonly state: 'pending' }
  | { readonly state: 'unknown' }
  | { readonly state: 'registered' }
  | { readonly state: 'refused'; readonly message: string };

/** The registrar cannot be asked, or takes nothing from us now: it is no fault of a deposit, which is tried again. */
export class RegistrarFault extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'RegistrarFault';
  }
}

/** A deposit as a file, whose name finds it again at the registrar. */
export interface Deposit {
  readonly fileName: string;
  readonly xml: string;
}

/** Gives DOIs their records. Every call fails with a `RegistrarFault`. */
export interface DoiRegistrar {
  /** Below which the publisher gives DOIs; null: it gives none. */
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

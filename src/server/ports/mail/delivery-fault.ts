/** Why a message did not go out, in words for an administrator. */
export class DeliveryFault extends Error {
  /** Whether trying again is no use. */
  readonly isPermanent: boolean;
  /** Whether the recipient's server says that there is no such mailbox. */
  readonly isOfAddress: boolean;
  /** Whether every message would have met it: the server is away or takes none. */
  readonly isOfServer: boolean;
  constructor(
    message: string,
    { isPermanent = false, isOfAddress = false, isOfServer = false, cause }: FaultFacts = {},
  ) {
    super(message, { cause });
    this.name = 'DeliveryFault';
    this.isPermanent = isPermanent;
    this.isOfAddress = isOfAddress;
    this.isOfServer = isOfServer;
  }
}

interface FaultFacts {
  readonly isPermanent?: boolean;
  readonly isOfAddress?: boolean;
  readonly isOfServer?: boolean;
  readonly cause?: unknown;
}

/** Any failure of a try as such a fault: what is not known to be final is tried again. */
export const deliveryFaultOf = (error: unknown): DeliveryFault =>
  error instanceof DeliveryFault
    ? error
    : new DeliveryFault(error instanceof Error ? error.message : String(error), { cause: error });

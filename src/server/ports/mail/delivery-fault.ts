/** Why a message did not go out, in words for an administrator. */
export class DeliveryFault extends Error {
  /** Whether trying again is no use. */
  readonly isPermanent: boolean;
  /** Whether the recipient's server says that there is no such mailbox. */
  readonly isOfAddress: boolean;
  /** Whether every message would fail: the server is unavailable or accepts none. */
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

/** Any failure of an attempt as a delivery fault; what is not certainly permanent is retried. */
export const deliveryFaultOf = (error: unknown): DeliveryFault =>
  error instanceof DeliveryFault
    ? error
    : new DeliveryFault(error instanceof Error ? error.message : String(error), { cause: error });

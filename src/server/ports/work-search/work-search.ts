/** A registered work that may be the one that a citation means. */
export interface FoundWork {
  readonly doi: string;
  /** How well it answers the search; longer citations score higher. */
  readonly score: number;
  readonly title: string;
  /** The family name of the first author, or else of the first editor; empty without one. */
  readonly firstAuthor: string;
  readonly year: string;
  readonly volume: string;
  readonly firstPage: string;
}

/** The service is unavailable, or asks us to wait: a later search may work. */
export class WorkSearchFault extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'WorkSearchFault';
  }
}

/** Looks for the works that citations mean. Every call fails with a `WorkSearchFault`. */
export interface WorkSearch {
  /** Whether the publisher has asked for it: off, it finds nothing. */
  readonly isOn: boolean;
  /** Works like the cited one, the likeliest first. The contact is whom the service may write to. */
  find(citation: string, contact: string): Promise<FoundWork[]>;
}

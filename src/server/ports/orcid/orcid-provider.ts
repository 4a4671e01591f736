/** What binds one sign-in at ORCID: its answer counts only for these. */
export interface SignInSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** ORCID is unavailable: a later sign-in may work. */
export class OrcidUnavailable extends Error {
  override readonly name = 'OrcidUnavailable';
}

/** The person, or ORCID, refused, or the answer is not one of ORCID’s to this sign-in. */
export class OrcidRefusal extends Error {
  override readonly name = 'OrcidRefusal';
}

/** Says who a person is, by their ORCID iD. Each call fails with one of the two errors. */
export interface OrcidProvider {
  /** Whether the publisher has a client at ORCID. */
  readonly isAvailable: boolean;
  /** Where a person signs in. */
  addressOf(secrets: SignInSecrets): Promise<string>;
  /** The iD in ORCID’s answer: the query with which the person came back. */
  confirm(answer: URLSearchParams, secrets: SignInSecrets): Promise<string>;
}

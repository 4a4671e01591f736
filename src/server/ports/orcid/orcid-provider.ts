/** What binds one sign-in at ORCID: its answer counts only for these. */
export interface SignInSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** ORCID is unavailable: a later try may work. */
export class OrcidUnavailable extends Error {
  override readonly name = 'OrcidUnavailable';
}

/** The person, or ORCID, refused, or the answer is not one of ORCID’s. */
export class OrcidRefusal extends Error {
  override readonly name = 'OrcidRefusal';
}

/** The person has taken the permission back, or it cannot be read any more. */
export class OrcidPermissionEnded extends Error {
  override readonly name = 'OrcidPermissionEnded';
}

/** Who signed in, and whether they let us change their record: the permission is encrypted. */
export interface ConfirmedOrcid {
  readonly orcid: string;
  readonly permission: string | null;
}

/** The record of a person who allowed it. */
export interface RecordHolder {
  readonly orcid: string;
  readonly permission: string;
}

/** What of a record we change, as ORCID’s addresses name it. */
export type RecordPart = 'work' | 'peer-review';

/** Changes people’s ORCID records. Each call fails with one of the three errors. */
export interface OrcidRecords {
  /**
   * Adds a work or a review in ORCID’s JSON, or changes the one that ORCID knows by `putCode`. Answers with its put-code; null
   * if the record had it before we added it.
   */
  write(holder: RecordHolder, part: RecordPart, item: object, putCode: string | null): Promise<string | null>;
  /** Removes a work or a review; one that is gone already is no error. */
  remove(holder: RecordHolder, part: RecordPart, putCode: string): Promise<void>;
}

/** Says who a person is, by their ORCID iD. The calls of a sign-in fail with unavailability or refusal. */
export interface OrcidProvider {
  /** Whether the publisher has a client at ORCID. */
  readonly isAvailable: boolean;
  /** For members of ORCID: the records of people who allow it. */
  readonly records: OrcidRecords | null;
  /** Where a person signs in; `changesRecord` asks them to let us add works or reviews, too. */
  addressOf(secrets: SignInSecrets, wish: { readonly changesRecord: boolean }): Promise<string>;
  /** The iD in ORCID’s answer: the query with which the person came back. */
  confirm(answer: URLSearchParams, secrets: SignInSecrets): Promise<ConfirmedOrcid>;
}

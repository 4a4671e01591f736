/** The address of an ORCID iD that comes as an address or as its figures; null if there is none. */
export function orcidAddress(orcid: string | null): string | null {
  const [id] = /\d{4}-\d{4}-\d{4}-\d{3}[\dX]/.exec(orcid ?? '') ?? [];
  return id === undefined ? null : `https://orcid.org/${id}`;
}

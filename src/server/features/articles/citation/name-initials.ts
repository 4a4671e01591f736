const initial = (name: string) => Array.from(name)[0] ?? '';

const parts = (given: string) =>
  given
    .split(/\s+/)
    .filter(Boolean)
    .map((name) => name.split('-').map(initial).filter(Boolean));

/** `J.-L. P.`, as APA wants initials, or `J.-L.P.` with nothing between them. */
export const dottedInitials = (given: string, between: string) =>
  parts(given)
    .map((name) => name.map((letter) => `${letter}.`).join('-'))
    .join(between);

/** `JLP`, as medical journals print initials. */
export const bareInitials = (given: string) => parts(given).flat().join('').toUpperCase();

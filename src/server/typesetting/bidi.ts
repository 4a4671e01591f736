import makeBidi from 'bidi-js';

/** Unicode's bidirectional algorithm. */
export const bidi = makeBidi();

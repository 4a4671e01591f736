/** Runs of letters and digits; marks that are not seen (soft hyphens, joiners) belong to the word around them. */
export const wordPattern = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}]|\p{Cf}(?=[\p{L}\p{N}]))*/gu;

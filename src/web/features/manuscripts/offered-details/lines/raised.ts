const raisedForms: Readonly<Record<string, string>> = {
  0: '⁰',
  1: '¹',
  2: '²',
  3: '³',
  4: '⁴',
  5: '⁵',
  6: '⁶',
  7: '⁷',
  8: '⁸',
  9: '⁹',
};

/** Writes the digits of a raised text in their raised form; letters and signs stay. */
export const raised = (text: string): string => text.replaceAll(/\d/g, (digit) => raisedForms[digit] ?? digit);

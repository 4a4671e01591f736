/** A line of a manuscript's text with what its look says of it; in Word, where lines are not known, a paragraph. */
export interface TextLine {
  /** Raised digits are written as such: `Hao Ye¹,⁴`. */
  readonly text: string;
  /** The size of most of its emails. */
  readonly size: number;
  /** Tells typefaces apart, bold ones, too; the same for lines that look the same. */
  readonly look: string;
  readonly page: number;
  readonly startsParagraph: boolean;
  /** Where it begins on its page; 0 where that is not known. */
  readonly left: number;
  /** The name of its style in Word. */
  readonly style: string | null;
}

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

/** Writes the digits of superscript text as superscript characters; letters and signs stay. */
export const raised = (text: string): string => text.replaceAll(/\d/g, (digit) => raisedForms[digit] ?? digit);

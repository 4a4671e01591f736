/** A line of a manuscript's text with what its look says of it; in Word, where lines are not known, a paragraph. */
export interface TextLine {
  /** Raised digits are written as such: `Hao Ye¹,⁴`. */
  readonly text: string;
  /** Of most of its letters. */
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

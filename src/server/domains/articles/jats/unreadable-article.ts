/** A file that cannot be taken in as an article, with a reason that a person can act on. */
export class UnreadableArticle extends Error {
  readonly reason: string;
  readonly line: number | null;

  constructor(reason: string, line: number | null = null) {
    super(line === null ? reason : `${reason} (line ${line})`);
    this.name = 'UnreadableArticle';
    this.reason = reason;
    this.line = line;
  }
}

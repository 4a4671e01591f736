/** What was decided last, shown above the queue. */
export interface Outcome {
  readonly message: string;
  readonly articleUrl: string | null;
}

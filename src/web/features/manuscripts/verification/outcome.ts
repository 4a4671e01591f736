/** What was done last in the queue, shown above it. */
export interface Outcome {
  readonly message: string;
  readonly articleUrl: string | null;
}

import type { Problem } from '../../contracts/errors.ts';

/** A refusal of the server, in words that can be shown; `fields` names what is at fault in a form. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Record<string, string>;

  constructor(problem: Pick<Problem, 'status' | 'code' | 'detail' | 'errors'>) {
    super(problem.detail);
    this.name = 'ApiError';
    this.status = problem.status;
    this.code = problem.code;
    this.fields = problem.errors ?? {};
  }
}

/** What to say when no answer came at all. */
export const noAnswer = () =>
  new ApiError({
    status: 0,
    code: 'no-answer',
    detail: 'The server did not answer. Check your connection and try again; nothing is lost.',
  });

/** What a failure says to a person. */
export const messageOf = (error: unknown): string =>
  error instanceof ApiError ? error.message : 'Something went wrong. Please try again.';

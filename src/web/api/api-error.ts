import type { Problem } from '../../contracts/errors.ts';
import * as t from '../../messages/connection.ts';

/** A refusal of the server, with a message to show; `fields` holds the problems of form fields. */
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

/** The error when there was no answer. */
export const noAnswer = () =>
  new ApiError({
    status: 0,
    code: 'no-answer',
    detail: t.noAnswer(),
  });

/** The message of a failure. */
export const messageOf = (error: unknown): string =>
  error instanceof ApiError ? error.message : t.somethingWentWrong();

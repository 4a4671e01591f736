import { errorStatuses, type ErrorCode } from '../contracts/errors.ts';
import * as t from '../messages/http-responses.ts';
import * as missing from '../messages/not-found.ts';

/** A refusal that the caller can act on; anything else that is thrown is a bug and answered neutrally. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  /** Field name → message, where fields are at fault. */
  readonly fields: Record<string, string> | undefined;

  constructor(code: ErrorCode, detail: string, fields?: Record<string, string>) {
    super(detail);
    this.name = 'AppError';
    this.code = code;
    this.status = errorStatuses[code];
    this.fields = fields;
  }
}

/** Whether what was thrown is a refusal of this kind. */
export const isRefusal = (error: unknown, code: ErrorCode): error is AppError =>
  error instanceof AppError && error.code === code;

const texts: Readonly<Record<keyof typeof missing, () => string>> = { ...missing };

/** The answer for what does not exist, and for what the caller may not know exists. */
export const notFound = (what: keyof typeof missing) => new AppError('not-found', texts[what]());

/** The answer to a visitor who asks for something that needs a login. */
export const notLoggedIn = () => new AppError('not-signed-in', t.logIn());

/** The answer to a signed-in person in the wrong role. */
export const forbidden = (detail = t.notAllowed()) => new AppError('forbidden', detail);

/** Input that passes its schema and still cannot be taken; the field is named. */
export const invalidInput = (field: string, message: string) =>
  new AppError('invalid-input', message, { [field]: message });

/** A refusal whose body another protocol defines. */
export class AnsweredAs extends AppError {
  readonly body: object;

  constructor(code: ErrorCode, detail: string, body: object) {
    super(code, detail);
    this.name = 'AnsweredAs';
    this.body = body;
  }
}

/** The address has moved permanently: the answer redirects there. */
export class Moved extends Error {
  readonly location: string;

  constructor(location: string) {
    super(`Moved to ${location}`);
    this.name = 'Moved';
    this.location = location;
  }
}

const tooOften = (retryAfterSeconds: number): string => t.tooOften({ minutes: Math.ceil(retryAfterSeconds / 60) });

/** Too many calls of late, or at once; the answer says when to come back. */
export class TooManyRequests extends AppError {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number, detail = tooOften(retryAfterSeconds)) {
    super('too-many-requests', detail);
    this.name = 'TooManyRequests';
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The server cannot start, for a reason that the operator can fix. */
export class StartError extends Error {}

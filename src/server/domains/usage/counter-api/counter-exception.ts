import { AnsweredAs } from '../../../errors.ts';
import { noteOf, refusalKind, type EndingCode } from '../reports/exceptions.ts';

/** Ends a call of the COUNTER API in the form that its clients read. */
export const counterException = (code: EndingCode, data?: string) => {
  const note = noteOf(code, data);
  return new AnsweredAs(refusalKind(code), note.Message, note);
};

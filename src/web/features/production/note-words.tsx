import type { ReactNode } from 'react';
import type { ProofNote } from '../../../contracts/production-proof.ts';
import * as t from '../../../messages/production.ts';

const quote = (children: ReactNode) => <q>{children}</q>;

/** A note: the words it is about, their replacement, the comment and the answer. */
export function NoteWords({ note: { kind, quote: about, text, replacement, answer } }: { note: ProofNote }) {
  const before = about.exact;
  return (
    <>
      {kind === 'change' && (
        <p dir="auto">
          {replacement === null || replacement === ''
            ? t.removeWords({ before, quote })
            : t.insteadOf({ before, after: replacement, quote })}
        </p>
      )}
      {kind !== 'change' && before !== '' && (
        <p dir="auto">
          <q>{before}</q>
        </p>
      )}
      {text !== '' && <p dir="auto">{text}</p>}
      {answer !== null && answer !== '' && <p dir="auto">{t.answer({ answer })}</p>}
    </>
  );
}

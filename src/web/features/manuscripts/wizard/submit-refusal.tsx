import { Link } from 'react-router';
import * as t from '../../../../messages/wizard.ts';
import type { ApiError } from '../../../api/api-error.ts';
import { Message } from '../../../ui/forms/message.tsx';

interface SubmitRefusalProps {
  readonly refusal: ApiError;
  /** Where the person's manuscripts are listed. */
  readonly listAddress: string;
}

/** Why a submission was refused, with all that the server says. */
export function SubmitRefusal({ refusal, listAddress }: SubmitRefusalProps) {
  if (refusal.code === 'already-submitted') {
    return (
      <Message kind="bad">
        <p>{refusal.message}</p>
        <p>
          <Link to={listAddress}>{t.seeSubmitted()}</Link>
        </p>
      </Message>
    );
  }
  if (refusal.code === 'no-answer') {
    return (
      <Message kind="bad">
        <p>{t.submissionOffline()}</p>
        <p>{t.submitWhenOnline()}</p>
      </Message>
    );
  }
  const details = Object.values(refusal.fields).filter((text) => text !== refusal.message);
  return (
    <Message kind="bad">
      <p>{t.submissionFailed()}</p>
      <p>{t.submissionReason({ reason: refusal.message })}</p>
      {details.length > 0 && (
        <ul>
          {details.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </Message>
  );
}

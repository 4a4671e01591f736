import { Link } from 'react-router';
import type { ApiError } from '../../../api/api-error.ts';
import { Message } from '../../../ui/forms/message.tsx';

interface SubmitRefusalProps {
  readonly refusal: ApiError;
  /** Where the person's manuscripts are listed. */
  readonly listAddress: string;
}

/** Why a submission was not taken, with all that the server says; nothing is lost by it. */
export function SubmitRefusal({ refusal, listAddress }: SubmitRefusalProps) {
  if (refusal.code === 'already-submitted') {
    return (
      <Message kind="bad">
        <p>{refusal.message}</p>
        <p>
          <Link to={listAddress}>See it under My Manuscripts</Link>
        </p>
      </Message>
    );
  }
  if (refusal.code === 'no-answer') {
    return (
      <Message kind="bad">
        <p>Your manuscript could not be submitted: there is no connection to the server.</p>
        <p>
          Nothing is lost: everything you entered is kept. Submit it again when you are connected. It cannot arrive
          twice.
        </p>
      </Message>
    );
  }
  const details = Object.values(refusal.fields).filter((text) => text !== refusal.message);
  return (
    <Message kind="bad">
      <p>Error submitting manuscript. Please see if all fields are filled</p>
      <p>{refusal.message} Everything you entered is kept.</p>
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

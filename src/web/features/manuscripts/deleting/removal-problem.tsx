import { Message } from '../../../ui/forms/message.tsx';

/** That a removal failed, to the letter of the specification, and why. */
export function RemovalProblem({ error }: { error: Error | null }) {
  if (!error) return null;
  return (
    <Message kind="bad">
      <p>Error deleting article. Please try again.</p>
      <p>{error.message}</p>
    </Message>
  );
}

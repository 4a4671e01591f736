import { Message } from '../../ui/forms/message.tsx';

/** What a person reads at a checkout whose address names somebody else. */
export function AnothersCheckout({ email, ownHref }: { email: string; ownHref: string }) {
  return (
    <Message kind="info">
      <p>This address was made for another account. Nothing was charged.</p>
      <p>
        <a href={ownHref}>
          Buy the issue for <bdi>{email}</bdi>
        </a>
      </p>
    </Message>
  );
}

import type { ReactNode } from 'react';
import { Message } from '../../ui/forms/message.tsx';

/** What a person reads at a checkout whose address names somebody else, and their own way on. */
export function AnothersCheckout({ ownHref, children }: { ownHref: string; children: ReactNode }) {
  return (
    <Message kind="info">
      <p>This address was made for another account.</p>
      <p>
        <a href={ownHref}>{children}</a>
      </p>
    </Message>
  );
}

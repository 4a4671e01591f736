import type { Input } from '../../contracts/call.ts';
import { editorial } from '../../contracts/editorial.ts';
import { reply, send } from './client.ts';
import type { TestUser } from './factories.ts';
import type { Product } from './start-product.ts';

type Invitation = NonNullable<Input<typeof editorial.invite>['body']>;

/** The steps of those who edit one manuscript, one line each. */
export function editingSteps(product: Product, articleId: string, version = 1) {
  const params = { articleId };
  return {
    open: ({ token }: TestUser) => send(product, editorial.single, { params }, { token }),
    read: ({ token }: TestUser) => reply(product, editorial.single, { params }, { token }),
    saveChecks: ({ token }: TestUser, body: NonNullable<Input<typeof editorial.saveChecks>['body']>) =>
      send(product, editorial.saveChecks, { params, body }, { token }),
    note: ({ token }: TestUser, text: string) =>
      send(product, editorial.addNote, { params, body: { text } }, { token }),
    startReview: ({ token }: TestUser, seen = version) =>
      send(product, editorial.startReview, { params, body: { version: seen } }, { token }),
    dismiss: ({ token }: TestUser, finding: string, reason: string) =>
      send(product, editorial.dismissFinding, { params, body: { version, finding, reason } }, { token }),
    reopen: ({ token }: TestUser, finding: string) =>
      send(product, editorial.reopenFinding, { params, body: { version, finding } }, { token }),
    removeWords: ({ token }: TestUser, finding: string, words: string) =>
      send(product, editorial.removeWords, { params, body: { version, finding, words } }, { token }),
    returnRevision: ({ token }: TestUser, letter: string) =>
      send(product, editorial.returnRevision, { params, body: { version, letter } }, { token }),
    returnReport: ({ token }: TestUser, invitationId: string, message: string, isMeant = false) =>
      send(product, editorial.returnReport, { params: { invitationId }, body: { message, isMeant } }, { token }),
    forwardReport: ({ token }: TestUser, invitationId: string, message: string, isMeant = false) =>
      send(product, editorial.forwardReport, { params: { invitationId }, body: { message, isMeant } }, { token }),
    invite: ({ token }: TestUser, wish: Partial<Invitation>) =>
      send(product, editorial.invite, { params, body: { version, ...wish } }, { token }),
  };
}

/** A part of a person’s desk. */
export const deskOf = (
  product: Product,
  { token }: TestUser,
  query: NonNullable<Input<typeof editorial.desk>['query']> = {},
) => reply(product, editorial.desk, { query }, { token });

export const cancelInvitation = (product: Product, { token }: TestUser, invitationId: string) =>
  send(product, editorial.cancelInvitation, { params: { invitationId } }, { token });

export const remindReviewer = (product: Product, { token }: TestUser, invitationId: string) =>
  send(product, editorial.remindReviewer, { params: { invitationId } }, { token });

export const extendReview = (
  product: Product,
  { token }: TestUser,
  invitationId: string,
  body: NonNullable<Input<typeof editorial.extendReview>['body']>,
) => send(product, editorial.extendReview, { params: { invitationId }, body }, { token });

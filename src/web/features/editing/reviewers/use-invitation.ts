import { useState } from 'react';
import type { EditorsInvitation } from '../../../../contracts/editorial-values.ts';
import { editorial } from '../../../../contracts/editorial.ts';
import * as t from '../../../../messages/editing.ts';
import { forgetText, readSavedText, useSavedText } from '../../../drafts/saved-text.ts';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { unfoldTo } from '../../../ui/unfold-to.ts';
import { useMeant } from '../../names-found/names-found.tsx';
import type { EditedProps } from '../review-names.ts';
import { useAct } from '../use-act.ts';
import { asksReason, bodyOf, TypedInvitation, type Invited } from './typed-invitation.ts';

export type { Invited } from './typed-invitation.ts';

/** The person of an earlier invitation; a person who declined or withdrew is invited with a reason. */
export const againFor = ({ id, name, state }: EditorsInvitation): Invited => ({
  invitationId: id,
  name,
  conflict: state === 'declined' ? t.declinedBefore() : state === 'recused' ? t.recusedBefore() : null,
});

/** Moves the focus to the invitations when the pressed button has gone. */
export function focusInvited(): void {
  unfoldTo('reviewers');
  document.getElementById('reviewers')?.focus();
}

export interface InviteDialogProps extends EditedProps {
  readonly invited: Invited;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Where each typed text is saved. */
function placesOf({ user, manuscript }: EditedProps, who: string) {
  const place = (purpose: string) => ({ userId: user.id, articleId: manuscript.id, purpose });
  return {
    message: place('invitation'),
    email: place('invitation-email'),
    givenName: place('invitation-given-name'),
    lastName: place('invitation-last-name'),
    conflictReason: place(`invitation-reason:${who}`),
    none: place('none'),
  };
}

/**
 * The form of an invitation, saved until it is sent. The message is offered for the next person, too; name, address and
 * reason belong to one person.
 */
export function useInvitation({
  manuscript,
  user,
  invited,
  onSent,
}: InviteDialogProps & { readonly onSent: () => void }) {
  const isByEmail = invited === 'by-email';
  const who = isByEmail ? invited : 'userId' in invited ? invited.userId : invited.invitationId;
  const places = placesOf({ user, manuscript }, who);
  const conflict = isByEmail ? null : invited.conflict;
  const conflictReason = readSavedText(places.conflictReason);
  const email = isByEmail ? readSavedText(places.email) : '';
  // A saved reason belongs to the saved address.
  const [askedFor, setAskedFor] = useState(conflictReason === '' ? null : email.trim().toLowerCase());
  const contractForm = useContractForm(TypedInvitation, {
    isByEmail,
    title: 'Dr.' as const,
    email,
    givenName: isByEmail ? readSavedText(places.givenName) : '',
    lastName: isByEmail ? readSavedText(places.lastName) : '',
    message: readSavedText(places.message),
    conflictReason,
  });
  const { values } = contractForm.form;
  const needsReason = asksReason(invited, values.email, askedFor);
  useSavedText(places.message, values.message);
  useSavedText(places.conflictReason, needsReason ? values.conflictReason : '');
  // A suggested reviewer has a name; the typed one is saved for the next invitation by email.
  useSavedText(isByEmail ? places.email : places.none, values.email);
  useSavedText(isByEmail ? places.givenName : places.none, values.givenName);
  useSavedText(isByEmail ? places.lastName : places.none, values.lastName);
  const meant = useMeant(values.message);
  const { send, isBusy, problem, found } = useAct(editorial.invite, () => {
    forgetText(places.message);
    forgetText(places.conflictReason);
    if (isByEmail) for (const one of [places.email, places.givenName, places.lastName]) forgetText(one);
    onSent();
  });
  const submit = contractForm.submit((typed) =>
    send(
      {
        params: { articleId: manuscript.id },
        body: {
          version: manuscript.version,
          isMeant: meant.isMeant,
          ...bodyOf(needsReason ? typed : { ...typed, conflictReason: '' }, invited),
        },
      },
      ({ fields }) => {
        if ('conflictReason' in fields) setAskedFor(typed.isByEmail ? typed.email : '');
      },
    ),
  );
  return { form: contractForm.form, submit, isBusy, problem, found, meant, needsReason, conflict };
}

import { useState, type SubmitEvent } from 'react';
import type { z } from 'zod';
import * as t from '../../../messages/site-content.ts';
import type { ApiError } from '../../api/api-error.ts';
import type { PlainMessage } from '../../../messages/message.ts';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { showNotice } from '../../ui/notices/notices.ts';
import { useTextCalls, type Status, type TextAddress, type TextCalls } from './use-text-calls.ts';

type Content = Record<string, unknown>;

const isSame = (one: Content, other: Content) => JSON.stringify(one) === JSON.stringify(other);

interface TextForm<C extends Content, P> {
  readonly calls: TextCalls<C, P>;
  readonly which?: TextAddress;
  readonly schema: z.ZodType<C>;
  readonly current: Status<C>;
  readonly notices?: { readonly published: PlainMessage; readonly reset: PlainMessage };
}

const usualNotices = { published: t.publishDone, reset: t.restoreDone };

/** The value of the preview button. */
export const previewWish = 'preview';

/** A text being edited: previewed, published or restored; another's publication is not overwritten. */
export function useTextForm<C extends Content, P = C>(text: TextForm<C, P>) {
  const { calls, which = {}, schema, current, notices = usualNotices } = text;
  const [seen, setSeen] = useState(current);
  const [preview, setPreview] = useState<P | null>(null);
  const { form, problem, refuse, setProblem, submit } = useContractForm<z.ZodType<C>, C>(schema, current.content);
  const made = useTextCalls(calls, which);

  const settle = (now: Status<C>) => {
    setSeen(now);
    made.forgetTheirs();
    setPreview(null);
    setProblem(null);
  };
  const take = (now: Status<C>, word?: string) => {
    settle(now);
    form.setValues(now.content);
    if (word !== undefined) showNotice('good', word);
  };
  const refused = (error: ApiError) => {
    setPreview(null);
    refuse(error);
    if (error.code === 'stale-version') void made.readTheirs();
  };
  const publish = (content: C) =>
    made.publish(content, seen.version, { onSuccess: (now) => take(now, notices.published()), onError: refused });
  const look = (content: C) => made.look(content, { onSuccess: setPreview, onError: refused });

  return {
    form,
    problem,
    refuse: refused,
    seen,
    overtaking: made.overtaking,
    preview,
    isDirty: !isSame(form.values, seen.content),
    isBusy: made.isBusy,
    isLooking: made.isLooking,
    send: (event: SubmitEvent<HTMLFormElement>) => {
      const pressed = event.nativeEvent.submitter;
      submit(pressed?.getAttribute('value') === previewWish ? look : publish)(event);
    },
    /** Publishes what is previewed. */
    publishPreview: () => publish(schema.parse(form.values)),
    closePreview: () => setPreview(null),
    undo: () => take(seen),
    takeTheirs: () => made.overtaking && take(made.overtaking),
    keepMine: () => made.overtaking && settle(made.overtaking),
    reset: (onDone: () => void) =>
      made.reset(seen.version, { onSuccess: (now) => take(now, notices.reset()), onError: refused, onSettled: onDone }),
  };
}

export type TextFormInUse<C extends Content, P = C> = ReturnType<typeof useTextForm<C, P>>;

import { useRef, useState, type SubmitEvent } from 'react';
import type { z } from 'zod';
import type { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/call-api.ts';
import { useCallMutation } from '../../api/use-call.ts';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { showNotice } from '../../ui/notices/notices.ts';
import type { Standing, TextCalls } from './text-calls.ts';

type Content = Record<string, unknown>;

const isSame = (one: Content, other: Content) => JSON.stringify(one) === JSON.stringify(other);

interface TextForm<C extends Content, P> {
  readonly calls: TextCalls<C, P>;
  /** The parameters of the calls: which text it is. */
  readonly params?: Readonly<Record<string, string>>;
  readonly schema: z.ZodType<C>;
  readonly standing: Standing<C>;
  readonly words?: { readonly published: string; readonly reset: string };
}

const usualWords = { published: 'Published. Visitors see it from now on.', reset: 'The original text is back.' };

/** A text as it is typed: looked at, published, given up for the delivered one; another's publication is not overwritten. */
export function useTextForm<C extends Content, P = C>({
  calls,
  params = {},
  schema,
  standing,
  words = usualWords,
}: TextForm<C, P>) {
  const [seen, setSeen] = useState(standing);
  const [overtaking, setOvertaking] = useState<Standing<C> | null>(null);
  const [preview, setPreview] = useState<P | null>(null);
  const wish = useRef<'preview' | 'publish'>('publish');
  const { form, problem, refuse, setProblem, submit } = useContractForm<z.ZodType<C>, C>(schema, standing.content);
  const previewing = useCallMutation(calls.preview);
  const publishing = useCallMutation(calls.publish, [calls.read]);
  const resetting = useCallMutation(calls.reset, [calls.read]);

  const take = (now: Standing<C>) => {
    setSeen(now);
    setOvertaking(null);
    setPreview(null);
    setProblem(null);
    form.setValues(now.content);
  };
  const refused = (error: ApiError) => {
    setPreview(null);
    refuse(error);
    if (error.code === 'stale-version')
      void callApi(calls.read, { params })
        .then(setOvertaking)
        .catch(() => undefined);
  };
  const publish = (content: C) =>
    publishing.mutate(
      { params, body: { ...content, version: seen.version } },
      {
        onSuccess: (now) => {
          take(now);
          showNotice('good', words.published);
        },
        onError: refused,
      },
    );
  const look = (content: C) =>
    previewing.mutate({ params, body: content }, { onSuccess: setPreview, onError: refused });
  const send = submit((content) => (wish.current === 'preview' ? look(content) : publish(content)));

  return {
    form,
    problem,
    refuse: refused,
    seen,
    overtaking,
    preview,
    isDirty: !isSame(form.values, seen.content),
    isBusy: publishing.isPending || resetting.isPending,
    isLooking: previewing.isPending,
    /** What the pressed button asks for. */
    wish: (wanted: 'preview' | 'publish') => () => void (wish.current = wanted),
    send: (event: SubmitEvent<HTMLFormElement>) => send(event),
    /** Publishes what is looked at; the server makes the same of it again. */
    publishPreview: () => publish(schema.parse(form.values)),
    closePreview: () => setPreview(null),
    undo: () => take(seen),
    takeTheirs: () => overtaking && take(overtaking),
    keepMine: () => {
      if (overtaking) setSeen(overtaking);
      setOvertaking(null);
      setProblem(null);
    },
    reset: (onDone: () => void) =>
      resetting.mutate(
        { params, body: { version: seen.version } },
        {
          onSuccess: (now) => {
            take(now);
            showNotice('good', words.reset);
          },
          onError: refused,
          onSettled: onDone,
        },
      ),
  };
}

export type TextFormInUse<C extends Content, P = C> = ReturnType<typeof useTextForm<C, P>>;

import { schemaResolver, useForm } from '@mantine/form';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import type { z } from 'zod';

/** What the server answers to a form that it does not take. */
interface Refusal {
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
}

type Check<V> = (values: V) => Record<string, string>;

/**
 * The one form pattern: a contract's schema judges the fields, the first field at fault gets the focus, and what the
 * server refuses returns to its fields, or to `problem` where it belongs to none, and then the focus stays where it was.
 * `check` adds what the schema leaves open.
 */
export function useContractForm<S extends z.ZodType, V extends Record<string, unknown>>(
  schema: S,
  initialValues: V,
  check: Check<V> = () => ({}),
) {
  const [problem, setProblem] = useState<string | null>(null);
  // A page may hold several forms with fields of the same name.
  const submitted = useRef<HTMLFormElement>(null);
  const pressed = useRef<HTMLElement>(null);
  useEffect(() => {
    // A button that waits for an answer is disabled, and loses the focus with that.
    if (problem !== null && document.activeElement === document.body) pressed.current?.focus();
  }, [problem]);
  const judge = schemaResolver(schema, { sync: true });
  const form = useForm<V>({ initialValues, validate: (values) => ({ ...judge(values), ...check(values) }) });

  const focusFirst = (errors: object) => {
    const fields = [...(submitted.current?.querySelectorAll<HTMLElement>('[data-path]') ?? [])];
    const field = fields.find(({ dataset }) => (dataset['path'] ?? '') in errors);
    // A group of choices takes no focus itself.
    const choice = field?.querySelector<HTMLElement>('input');
    (choice ?? field)?.focus();
  };

  const refuse = (refusal: Refusal) => {
    const own = Object.entries(refusal.fields).filter(([name]) => name in initialValues);
    setProblem(own.length > 0 ? null : refusal.message);
    form.setErrors(Object.fromEntries(own));
    focusFirst(Object.fromEntries(own));
  };

  const submit = (send: (values: z.output<S>) => void) => (event: SubmitEvent<HTMLFormElement>) => {
    setProblem(null);
    submitted.current = event.currentTarget;
    pressed.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    form.onSubmit((values) => send(schema.parse(values)), focusFirst)(event);
  };

  return { form, problem, setProblem, refuse, submit };
}

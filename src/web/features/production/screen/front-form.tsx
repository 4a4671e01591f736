import { Button, Textarea, TextInput } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { production as calls } from '../../../../contracts/production.ts';
import { productionFront } from '../../../../contracts/production-front.ts';
import * as common from '../../../../messages/common.ts';
import * as t from '../../../../messages/production.ts';
import { useCallMutation } from '../../../api/use-call.ts';
import { Message } from '../../../ui/forms/message.tsx';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { showNotice } from '../../../ui/notices/notices.ts';
import { KeywordsField } from '../../manuscripts/wizard/keywords-field.tsx';
import styles from './production-screen.module.css';
import type { ScreenProps } from './screen-props.ts';

const Typed = productionFront.save.body.omit({ revision: true });

interface FrontFormProps extends ScreenProps {
  readonly isSaved: boolean;
  /** Hears whether something typed here is not saved. */
  readonly onDirty: (isDirty: boolean) => void;
}

/** The form, which takes what others have saved wherever nothing is typed. */
function useFrontForm({ title, abstract, keywords }: ScreenProps['production'], onDirty: FrontFormProps['onDirty']) {
  const made = useContractForm(Typed, {
    articleTitle: title,
    articleAbstract: abstract,
    articleKeywords: keywords,
  });
  const [typed, setTyped] = useState('');
  const { form } = made;
  const isDirty = form.isDirty() || typed.trim() !== '';
  const takeSaved = useEffectEvent(
    (now: { articleTitle: string; articleAbstract: string; articleKeywords: string[] }) => {
      if (!form.isDirty('articleTitle')) form.setFieldValue('articleTitle', now.articleTitle);
      if (!form.isDirty('articleAbstract')) form.setFieldValue('articleAbstract', now.articleAbstract);
      if (!form.isDirty('articleKeywords')) form.setFieldValue('articleKeywords', now.articleKeywords);
      form.resetDirty(now);
    },
  );
  useEffect(
    () => takeSaved({ articleTitle: title, articleAbstract: abstract, articleKeywords: keywords }),
    [title, abstract, keywords],
  );
  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [onDirty, isDirty]);
  return { ...made, typed, setTyped, isDirty };
}

/** Title, abstract and keywords as they will be published. */
export function FrontForm({ production, take, isSaved, onDirty }: FrontFormProps) {
  const { manuscriptId, revision, mayEdit } = production;
  const { form, problem, refuse, submit, typed, setTyped, isDirty } = useFrontForm(production, onDirty);
  const save = useCallMutation(productionFront.save, [calls.list]);
  const send = submit((body) =>
    save.mutate(
      { params: { manuscriptId }, body: { ...body, revision } },
      {
        onSuccess: ({ message, production: changed }) => {
          showNotice('good', message);
          take(changed);
        },
        onError: refuse,
      },
    ),
  );
  return (
    <form className={styles.front} method="post" noValidate onSubmit={send}>
      <p className={styles.soft}>{t.frontHelp()}</p>
      <fieldset disabled={!mayEdit}>
        <TextInput label={common.title()} withAsterisk {...form.getInputProps('articleTitle')} />
        <Textarea
          label={common.abstract()}
          autosize
          minRows={6}
          withAsterisk
          {...form.getInputProps('articleAbstract')}
        />
        <KeywordsField
          keywords={form.values.articleKeywords}
          typed={typed}
          error={typeof form.errors['articleKeywords'] === 'string' ? form.errors['articleKeywords'] : undefined}
          onChange={(words, rest) => {
            form.setFieldValue('articleKeywords', words);
            setTyped(rest);
          }}
        />
      </fieldset>
      {problem !== null && <Message kind="bad">{problem}</Message>}
      {mayEdit && (
        <Button type="submit" disabled={!isSaved || !isDirty} loading={save.isPending}>
          {common.save()}
        </Button>
      )}
    </form>
  );
}

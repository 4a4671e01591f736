import * as names from '../../../../messages/contracts.ts';
import { Radio, Stack, Textarea } from '@mantine/core';
import { z } from 'zod';
import { articles, type PublishedArticle } from '../../../../contracts/articles.ts';
import { corrections } from '../../../../contracts/corrections.ts';
import { currentNotice, whyNoNotice } from '../../../../contracts/notices.ts';
import { prose } from '../../../../contracts/values.ts';
import { useCall, useCallMutation } from '../../../api/use-call.ts';
import { DialogActions } from '../../../ui/forms/dialog-actions.tsx';
import dialog from '../../../ui/forms/dialog.module.css';
import { Dialog } from '../../../ui/forms/dialog.tsx';
import { Message } from '../../../ui/forms/message.tsx';
import { Reading } from '../../../ui/forms/reading.tsx';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { showNotice } from '../../../ui/notices/notices.ts';
import { manuscriptReads } from '../manuscript-reads.ts';
import { useRemoval, type RemovalProps } from './use-removal.ts';

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

const kinds = ['concern', 'concern-lifted', 'retraction', 'withdrawal'] as const;
type Kind = (typeof kinds)[number];

/** Readers see the reason; the call of a removal leaves it open because a deletion has none. */
const Notice = z.object({
  kind: z.enum(kinds, 'Choose a notice.'),
  reason: prose(names.theReason, 2000),
});

interface Choice {
  readonly label: string;
  readonly description: string;
  readonly button: string;
  readonly outcome: string;
}

const choices: Readonly<Record<Kind, Choice>> = {
  concern: {
    label: 'Expression of concern',
    description: 'The article stays as it is, with a notice. You can lift it later.',
    button: 'Publish the concern',
    outcome: 'has an expression of concern.',
  },
  'concern-lifted': {
    label: 'Lift the expression of concern',
    description: 'The matter is settled. The page keeps both notices.',
    button: 'Lift the concern',
    outcome: 'has no expression of concern any more.',
  },
  retraction: {
    label: 'Retraction',
    description: 'The article stays readable, marked as retracted wherever it appears. This is final.',
    button: 'Retract the article',
    outcome: 'is retracted.',
  },
  withdrawal: {
    label: 'Withdrawal',
    description: 'Only title, authors, dates and reason remain. This is final.',
    button: 'Withdraw the article',
    outcome: 'is withdrawn.',
  },
};

/** What can be published about an article as it is. */
function choicesFor({ isRetracted, corrections: notices }: PublishedArticle): Kind[] {
  const standing = { isRetracted, hasConcern: currentNotice(notices)?.kind === 'concern' };
  return kinds.filter((kind) => kind === 'withdrawal' || whyNoNotice(kind, standing) === null);
}

function NoticeForm({ article, ...removal }: Omit<RemovalProps, 'isOpen'> & { article: PublishedArticle }) {
  const withdrawal = useRemoval({ ...removal, outcome: choices.withdrawal.outcome });
  const notice = useCallMutation(corrections.correct, [articles.single, ...manuscriptReads]);
  const { form, submit } = useContractForm(Notice, { kind: '', reason: '' });
  const isBusy = withdrawal.isBusy || notice.isPending;
  const publish = ({ kind, reason }: z.output<typeof Notice>) => {
    if (kind === 'withdrawal') return withdrawal.remove(reason);
    notice.mutate(
      { params: { articleId: article.id }, body: { kind, notice: reason, corrections: article.corrections.length } },
      {
        onSuccess: ({ message }) => {
          showNotice('good', message);
          removal.onClose();
          removal.onRemoved(choices[kind].outcome);
        },
      },
    );
  };
  const chosen = kinds.find((kind) => kind === form.values.kind);
  return (
    <form className={dialog.body} method="post" noValidate onSubmit={submit(publish)}>
      <p>
        “<bdi>{article.articleTitle}</bdi>”
      </p>
      <Radio.Group label="Notice" withAsterisk {...form.getInputProps('kind')}>
        <Stack gap="sm" my="xs">
          {choicesFor(article).map((kind) => (
            <Radio key={kind} value={kind} label={choices[kind].label} description={choices[kind].description} />
          ))}
        </Stack>
      </Radio.Group>
      <Textarea
        label="Reason"
        description="Everybody can read it. Authors who submitted here get it by email."
        withAsterisk
        autosize
        minRows={4}
        maxRows={12}
        {...form.getInputProps('reason')}
      />
      <RemovalProblem error={withdrawal.problem} />
      {notice.error && <Message kind="bad">{notice.error.message}</Message>}
      <DialogActions
        onCancel={removal.onClose}
        isBusy={isBusy}
        isGrave={chosen === 'retraction' || chosen === 'withdrawal'}
      >
        {chosen ? choices[chosen].button : 'Publish the notice'}
      </DialogActions>
    </form>
  );
}

function Contents(removal: Omit<RemovalProps, 'isOpen'>) {
  const { data, error } = useCall(articles.single, { params: { articleId: removal.manuscript.id } });
  const article = data?.[0];
  return article ? <NoticeForm article={article} {...removal} /> : <Reading error={error} />;
}

/** Asks an administrator what is published about an article: a concern, its retraction, or its withdrawal. */
export function WithdrawDialog({ isOpen, ...removal }: RemovalProps) {
  return (
    <Dialog title="Withdraw or retract this article" size="lg" isOpen={isOpen} onClose={removal.onClose}>
      <Contents {...removal} />
    </Dialog>
  );
}

import { Radio, Stack, Textarea } from '@mantine/core';
import { z } from 'zod';
import { articles, type PublishedArticle } from '../../../../contracts/articles.ts';
import { corrections } from '../../../../contracts/corrections.ts';
import { currentNotice, whyNoNotice } from '../../../../contracts/notices.ts';
import { prose } from '../../../../contracts/values.ts';
import * as common from '../../../../messages/common.ts';
import * as t from '../../../../messages/manuscripts.ts';
import type { PlainMessage } from '../../../../messages/message.ts';
import { useCall, useCallMutation } from '../../../api/use-call.ts';
import { DialogActions } from '../../../ui/forms/dialog-actions.tsx';
import dialog from '../../../ui/forms/dialog.module.css';
import { Dialog } from '../../../ui/forms/dialog.tsx';
import { Message } from '../../../ui/forms/message.tsx';
import { Reading } from '../../../ui/forms/reading.tsx';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { bdi } from '../../../ui/message-tags.tsx';
import { showNotice } from '../../../ui/notices/notices.ts';
import { manuscriptReads } from '../manuscript-reads.ts';
import { useRemoval, type RemovalOutcome, type RemovalProps } from './use-removal.ts';

/** Says that a removal failed, as specified, and why. */
export function RemovalProblem({ error }: { error: Error | null }) {
  if (!error) return null;
  return (
    <Message kind="bad">
      <p>{t.deleteFailed()}</p>
      <p>{error.message}</p>
    </Message>
  );
}

const kinds = ['concern', 'concern-lifted', 'retraction', 'withdrawal'] as const;
type Kind = (typeof kinds)[number];

/** The call has no required reason because a deletion needs none. */
const Notice = z.object({
  kind: z.enum(kinds, { error: t.chooseNotice }),
  reason: prose(t.theReason, 2000),
});

interface Choice {
  readonly label: PlainMessage;
  readonly description: PlainMessage;
  readonly button: PlainMessage;
  readonly outcome: RemovalOutcome;
}

const choices: Readonly<Record<Kind, Choice>> = {
  concern: {
    label: t.concern,
    description: t.concernHelp,
    button: t.publishConcern,
    outcome: t.hasConcern,
  },
  'concern-lifted': {
    label: t.liftConcern,
    description: t.liftConcernHelp,
    button: t.publishLift,
    outcome: t.concernLifted,
  },
  retraction: {
    label: t.retraction,
    description: t.retractionHelp,
    button: t.retractArticle,
    outcome: t.isRetracted,
  },
  withdrawal: {
    label: t.withdrawal,
    description: t.withdrawalHelp,
    button: t.withdrawArticle,
    outcome: t.isWithdrawn,
  },
};

/** The notices that can be published about an article now. */
function choicesFor({ isRetracted, corrections: notices }: PublishedArticle): Kind[] {
  const current = { isRetracted, hasConcern: currentNotice(notices)?.kind === 'concern' };
  return kinds.filter((kind) => kind === 'withdrawal' || whyNoNotice(kind, current) === null);
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
      <p>{t.quotedTitle({ title: article.articleTitle, bdi })}</p>
      <Radio.Group label={t.notice()} withAsterisk {...form.getInputProps('kind')}>
        <Stack gap="sm" my="xs">
          {choicesFor(article).map((kind) => (
            <Radio key={kind} value={kind} label={choices[kind].label()} description={choices[kind].description()} />
          ))}
        </Stack>
      </Radio.Group>
      <Textarea
        label={common.reason()}
        description={t.noticeReasonHelp()}
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
        {chosen ? choices[chosen].button() : t.publishNotice()}
      </DialogActions>
    </form>
  );
}

function Contents(removal: Omit<RemovalProps, 'isOpen'>) {
  const { data, error } = useCall(articles.single, { params: { articleId: removal.manuscript.id } });
  const article = data?.[0];
  return article ? <NoticeForm article={article} {...removal} /> : <Reading error={error} />;
}

/** Asks an administrator which notice to publish: a concern, a retraction or a withdrawal. */
export function WithdrawDialog({ isOpen, ...removal }: RemovalProps) {
  return (
    <Dialog title={t.noticeTitle()} size="lg" isOpen={isOpen} onClose={removal.onClose}>
      <Contents {...removal} />
    </Dialog>
  );
}

import { Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ReportDraft } from '../../../../contracts/review-values.ts';
import * as t from '../../../../messages/reviewing.ts';
import { useIsPhone } from '../../../ui/use-is-phone.ts';
import styles from './report-form.module.css';
import { required } from './score-fields.tsx';
import type { ReportChange } from './use-report.ts';

interface ReportTextsProps {
  readonly draft: ReportDraft;
  readonly errors: Readonly<Record<string, string>>;
  readonly change: (change: ReportChange) => void;
}

const optional = (children: ReactNode) => <span className={styles.optional}>{children}</span>;

/** The comments to the author and the remarks for the editor only. */
export function ReportTexts({ draft, errors, change }: ReportTextsProps) {
  const isPhone = useIsPhone();
  return (
    <>
      <Textarea
        label={t.commentsLabel({ required })}
        aria-required
        description={t.commentsHelp()}
        data-path="commentsToAuthor"
        dir="auto"
        autosize
        minRows={isPhone ? 6 : 10}
        maxRows={40}
        value={draft.commentsToAuthor}
        error={errors['commentsToAuthor']}
        onChange={({ currentTarget }) => change({ commentsToAuthor: currentTarget.value })}
      />
      <Textarea
        label={t.remarksLabel({ optional })}
        description={t.remarksHelp()}
        data-path="confidentialRemarks"
        dir="auto"
        autosize
        minRows={4}
        maxRows={20}
        value={draft.confidentialRemarks}
        error={errors['confidentialRemarks']}
        onChange={({ currentTarget }) => change({ confidentialRemarks: currentTarget.value })}
      />
    </>
  );
}

import { Textarea } from '@mantine/core';
import { useId, useState } from 'react';
import type { TypedStatements } from '../../../../contracts/drafts.ts';
import { manuscripts } from '../../../../contracts/manuscripts.ts';
import { statementNames } from '../../../../contracts/statement-words.ts';
import { statementTexts, type StatementRules, type StatementText } from '../../../../contracts/statements.ts';
import type { PlainMessage } from '../../../../messages/message.ts';
import * as common from '../../../../messages/common.ts';
import * as t from '../../../../messages/statements.ts';
import { useCall } from '../../../api/use-call.ts';
import fold from '../../../ui/fold.module.css';
import link from '../../../ui/text-button.module.css';
import { useJournalSetup } from '../class-fields.tsx';
import { GrantRows } from './grant-rows.tsx';
import type { StatementParts } from './statement-parts.ts';
import styles from './statements.module.css';
import { typedFrom } from './typed-statements.ts';
import { WorkRows } from './work-rows.tsx';

/** The usual text of a statement, and what helps to write another. */
const hints: Record<StatementText, { readonly usual?: PlainMessage; readonly help?: PlainMessage }> = {
  funding: { usual: t.noFunding },
  dataAvailability: { usual: t.dataOnRequest, help: t.dataHelp },
  competingInterests: { usual: t.noInterests },
  ethics: { usual: t.noEthicsNeeded, help: t.ethicsHelp },
  aiUse: { usual: t.noAi, help: t.aiHelp },
  acknowledgements: { help: t.acknowledgementsHelp },
};

function TextField({ kind, typed, rules, errors, put }: StatementParts & { readonly kind: StatementText }) {
  const { usual, help } = hints[kind];
  const hasGrants = kind === 'funding' && typed.grants.length > 0;
  const isRequired = rules[kind].ask === 'required' && !hasGrants;
  return (
    <div>
      <Textarea
        label={hasGrants ? t.fundingNote() : statementNames[kind]()}
        description={help?.()}
        data-path={`statements.${kind}`}
        withAsterisk={isRequired}
        dir="auto"
        autosize
        minRows={1}
        maxRows={12}
        value={typed[kind]}
        error={errors[`statements.${kind}`]}
        onChange={({ currentTarget: { value } }) => put({ [kind]: value })}
      />
      {usual && !hasGrants && typed[kind].trim() === '' && (
        <button type="button" className={link.textButton} onClick={() => put({ [kind]: usual() })}>
          {t.takeUsual({ text: usual() })}
        </button>
      )}
    </div>
  );
}

/** One statement: its rows, its text, or both. */
function Statement({ kind, ...parts }: StatementParts & { readonly kind: StatementText }) {
  if (kind !== 'funding') return <TextField kind={kind} {...parts} />;
  return (
    <div className={styles.rows}>
      <GrantRows {...parts} />
      <TextField kind={kind} {...parts} />
    </div>
  );
}

/** Begins with what the person stated last, while nothing is typed. */
function TakeLast({ typed, put }: Pick<StatementParts, 'typed' | 'put'>) {
  const { data: last } = useCall(manuscripts.lastStatements, {});
  const isBlank = Object.values(typed).every(({ length }) => length === 0);
  if (!last || !isBlank) return null;
  return (
    <div>
      <button type="button" className={link.textButton} onClick={() => put(typedFrom(last.statements))}>
        {t.takeLast({ title: last.articleTitle })}
      </button>
    </div>
  );
}

interface StatementFieldsProps extends Pick<StatementParts, 'typed' | 'errors'> {
  /** Whether it is for a new manuscript, which may state what the last one did. */
  readonly isNew?: boolean;
  readonly journalId: string;
  readonly change: (change: { readonly statements: TypedStatements }) => void;
}

const countRequired = (rules: StatementRules): number =>
  Object.values(rules).filter(({ ask }) => ask === 'required').length;

/** What the journal asks authors to state, folded until it is wanted or required. */
export function StatementFields({ isNew = false, journalId, typed, errors, change }: StatementFieldsProps) {
  const rules = useJournalSetup(journalId)?.statements;
  const heading = useId();
  const [isUnfolded, setUnfolded] = useState<boolean | null>(null);
  const asked = rules ? statementTexts.filter((kind) => rules[kind].ask !== 'no') : [];
  if (!rules || (asked.length === 0 && rules.relatedWorks.ask === 'no')) return null;
  const required = countRequired(rules);
  const isFaulty = Object.keys(errors).some((field) => field.startsWith('statements'));
  const put = (part: Partial<TypedStatements>) => change({ statements: { ...typed, ...part } });
  const parts = { typed, rules, errors, put };
  return (
    <section aria-labelledby={heading}>
      <details
        open={isFaulty || (isUnfolded ?? required > 0)}
        onToggle={({ currentTarget: { open } }) => setUnfolded(open)}
      >
        <summary className={fold.summary}>
          <h3 id={heading} className={styles.title}>
            {common.statements()}
          </h3>
          <span className={fold.lead}>
            {required > 0 ? t.statementsRequired({ count: required }) : t.statementsOptional()}
          </span>
        </summary>
        <div className={fold.contents}>
          {errors['statements'] !== undefined && <p className={styles.fault}>{errors['statements']}</p>}
          {isNew && <TakeLast typed={typed} put={put} />}
          {asked.map((kind) => (
            <Statement key={kind} kind={kind} {...parts} />
          ))}
          {rules.relatedWorks.ask !== 'no' && <WorkRows {...parts} />}
        </div>
      </details>
    </section>
  );
}

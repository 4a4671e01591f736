import { Checkbox, NativeSelect } from '@mantine/core';
import { statementNames } from '../../../contracts/statement-words.ts';
import {
  askings,
  isForReviewers,
  statementKinds,
  type Asking,
  type StatementRule,
} from '../../../contracts/statements.ts';
import type { PlainMessage } from '../../../messages/message.ts';
import * as common from '../../../messages/common.ts';
import * as t from '../../../messages/journal-setup.ts';
import styles from './journal-setup.module.css';
import type { SetupInUse } from './use-setup.ts';

const askingNames: Record<Asking, PlainMessage> = { no: t.notAsked, optional: t.optional, required: t.required };
const choices = askings.map((value) => ({ value, label: askingNames[value]() }));

interface RuleRowProps {
  readonly name: string;
  readonly rule: StatementRule;
  readonly mayGoToReviewers: boolean;
  readonly onChange: (part: Partial<StatementRule>) => void;
}

function RuleRow({ name, rule, mayGoToReviewers, onChange }: RuleRowProps) {
  const isOff = rule.ask === 'no';
  return (
    <fieldset className={styles.rule}>
      <legend>{name}</legend>
      <NativeSelect
        aria-label={t.asking({ statement: name })}
        data={choices}
        value={rule.ask}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ask: askings.find((one) => one === value) ?? 'optional' })
        }
      />
      <Checkbox
        label={t.toReadersChoice()}
        disabled={isOff}
        checked={rule.toReaders}
        onChange={({ currentTarget: { checked } }) => onChange({ toReaders: checked })}
      />
      {mayGoToReviewers && (
        <Checkbox
          label={t.toReviewers()}
          disabled={isOff}
          checked={rule.toReviewers}
          onChange={({ currentTarget: { checked } }) => onChange({ toReviewers: checked })}
        />
      )}
    </fieldset>
  );
}

/** Which statements the journal asks for, and who reads them. */
export const StatementRulesList = ({ setup: { statements }, change }: SetupInUse) => (
  <section className={styles.part} aria-label={common.statements()}>
    <h2>{common.statements()}</h2>
    <p className={styles.soft}>{t.statementsHelp()}</p>
    <div>
      {statementKinds.map((kind) => (
        <RuleRow
          key={kind}
          name={statementNames[kind]()}
          rule={statements[kind]}
          mayGoToReviewers={isForReviewers(kind)}
          onChange={(part) => change({ statements: { ...statements, [kind]: { ...statements[kind], ...part } } })}
        />
      ))}
    </div>
    <p className={styles.soft}>{t.hiddenParts()}</p>
  </section>
);

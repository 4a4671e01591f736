import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { relationNames, statementNames } from '../../../../contracts/statement-words.ts';
import { mostWorks, workRelations } from '../../../../contracts/statements.ts';
import * as t from '../../../../messages/statements.ts';
import { RowAction } from '../../../ui/sorting/move-actions.tsx';
import type { StatementParts } from './statement-parts.ts';
import styles from './statements.module.css';

const icon = { 'aria-hidden': true, stroke: 1.5, size: 20 } as const;
const kinds = workRelations.map((value) => ({ value, label: relationNames[value]() }));

/** Other works that belong to this one, a row each. */
export function WorkRows({ typed: { relatedWorks: works }, errors, put }: StatementParts) {
  const change = (place: number, part: Partial<(typeof works)[number]>) =>
    put({ relatedWorks: works.map((work, at) => (at === place ? { ...work, ...part } : work)) });
  const fault = errors['statements.relatedWorks'];
  return (
    <fieldset className={styles.rows}>
      <legend className={styles.legend}>{statementNames.relatedWorks()}</legend>
      <p className={styles.soft}>{t.workHelp()}</p>
      {works.map(({ relation, address }, place) => {
        const number = place + 1;
        const field = `statements.relatedWorks.${place}.address`;
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a row is its place
          <div key={place} className={styles.row}>
            <NativeSelect
              label={t.relation({ number })}
              data={kinds}
              value={relation}
              onChange={({ currentTarget: { value } }) =>
                change(place, { relation: workRelations.find((one) => one === value) ?? 'other' })
              }
            />
            <TextInput
              label={t.workAddress({ number })}
              dir="ltr"
              autoComplete="off"
              value={address}
              error={errors[field]}
              data-path={field}
              onChange={({ currentTarget: { value } }) => change(place, { address: value })}
            />
            <RowAction
              label={t.removeWork({ number })}
              onClick={() => put({ relatedWorks: works.toSpliced(place, 1) })}
            >
              <IconTrash {...icon} />
            </RowAction>
          </div>
        );
      })}
      {fault !== undefined && <p className={styles.fault}>{fault}</p>}
      {works.length < mostWorks && (
        <div>
          <Button
            variant="default"
            size="compact-md"
            leftSection={<IconPlus {...icon} />}
            data-path="statements.relatedWorks"
            onClick={() => put({ relatedWorks: [...works, { relation: 'preprint', address: '' }] })}
          >
            {t.addWork()}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

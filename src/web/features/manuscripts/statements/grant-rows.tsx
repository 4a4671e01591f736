import { Button, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { mostGrants } from '../../../../contracts/statements.ts';
import * as t from '../../../../messages/statements.ts';
import * as wizard from '../../../../messages/wizard.ts';
import { bdi } from '../../../ui/message-tags.tsx';
import { RowAction } from '../../../ui/sorting/move-actions.tsx';
import { InstitutionBox } from '../wizard/institution-box.tsx';
import type { StatementParts } from './statement-parts.ts';
import styles from './statements.module.css';

const icon = { 'aria-hidden': true, stroke: 1.5, size: 20 } as const;

/** Who paid for the work, a row each; the register suggests institutions. */
export function GrantRows({ typed: { grants }, errors, put }: StatementParts) {
  const change = (place: number, part: Partial<(typeof grants)[number]>) =>
    put({ grants: grants.map((grant, at) => (at === place ? { ...grant, ...part } : grant)) });
  return (
    <>
      {grants.map(({ funder, ror, awards }, place) => {
        const number = place + 1;
        const field = (name: string) => `statements.grants.${place}.${name}`;
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a row is its place
          <div key={place} className={styles.row} data-described>
            <div>
              <InstitutionBox
                sought={funder.trim()}
                field={{
                  label: t.funder({ number }),
                  description: t.funderHelp(),
                  value: funder,
                  error: errors[field('funder')],
                  'data-path': field('funder'),
                }}
                onType={(name) => change(place, { funder: name, ror: '' })}
                onChoose={(chosen) => change(place, { funder: chosen.name, ror: chosen.ror })}
              />
              {ror !== '' && <p className={styles.soft}>{wizard.institutionFound({ name: funder, bdi })}</p>}
            </div>
            <TextInput
              label={t.awards({ number })}
              description={t.awardsHelp()}
              dir="auto"
              autoComplete="off"
              value={awards}
              error={errors[field('awards')]}
              data-path={field('awards')}
              onChange={({ currentTarget: { value } }) => change(place, { awards: value })}
            />
            <RowAction label={t.removeFunder({ number })} onClick={() => put({ grants: grants.toSpliced(place, 1) })}>
              <IconTrash {...icon} />
            </RowAction>
          </div>
        );
      })}
      {grants.length < mostGrants && (
        <div>
          <Button
            variant="default"
            size="compact-md"
            leftSection={<IconPlus {...icon} />}
            onClick={() => put({ grants: [...grants, { funder: '', ror: '', awards: '' }] })}
          >
            {t.addFunder()}
          </Button>
        </div>
      )}
    </>
  );
}

import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from 'react-router';
import { letterGroups, letterTemplates, type ListedTemplate } from '../../../../contracts/letter-templates.ts';
import { useCall } from '../../../api/use-call.ts';
import { CardCell, CardRow, CardTable } from '../../../ui/card-table.tsx';
import { Reading } from '../../../ui/forms/reading.tsx';
import { partAddress } from '../site-parts.ts';
import styles from './letters.module.css';

const columns = ['Letter', 'When it is sent', 'Words'] as const;

/** Whose words the letter has; a fault is said by an icon and words. */
function Words({ template: { isOriginal, fault } }: { template: ListedTemplate }) {
  if (fault !== null) {
    return (
      <span className={styles.fault}>
        <IconAlertTriangle aria-hidden stroke={1.5} size={20} />
        Changed, but not used
      </span>
    );
  }
  return isOriginal ? 'Original' : 'Changed';
}

/** The letters whose words can be changed, by what they are about. */
export function LetterList() {
  const { data, error } = useCall(letterTemplates.list);
  if (!data) return <Reading error={error} />;
  return (
    <div className={styles.groups}>
      <p className={styles.lead}>
        What the product writes by itself. You change the words; it fills in names, dates and links. Letters that are
        not on this list are sent as delivered.
      </p>
      {letterGroups.map((group) => (
        <section key={group} aria-label={group}>
          <h4 className={styles.group}>{group}</h4>
          <CardTable label={group} columns={columns}>
            {data.templates
              .filter((template) => template.group === group)
              .map((template) => (
                <CardRow key={template.name}>
                  <CardCell label={columns[0]}>
                    <Link to={partAddress('letters', template.name)}>{template.title}</Link>
                  </CardCell>
                  <CardCell label={columns[1]}>{template.when}</CardCell>
                  <CardCell label={columns[2]}>
                    <Words template={template} />
                  </CardCell>
                </CardRow>
              ))}
          </CardTable>
        </section>
      ))}
    </div>
  );
}

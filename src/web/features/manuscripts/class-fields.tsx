import { NativeSelect } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { journalSetup, type PublicSetup } from '../../../contracts/journal-setup.ts';
import type { Manuscript } from '../../../contracts/manuscript-values.ts';
import { pages } from '../../../contracts/pages.ts';
import * as common from '../../../messages/common.ts';
import * as t from '../../../messages/wizard.ts';
import { useCall } from '../../api/use-call.ts';
import { Icon } from '../../ui/icon.tsx';
import { hidden } from '../../ui/message-tags.tsx';

/** What a journal asks of its authors; undefined while it is not known, or no journal is chosen. */
export const useJournalSetup = (journalId: string): PublicSetup | undefined =>
  useCall(journalSetup.shown, { params: { abbreviation: journalId } }, { enabled: journalId !== '' }).data;

/** The section and article type of a draft or manuscript; '' for none. */
export interface ChosenClasses {
  readonly sectionId: string;
  readonly articleTypeId: string;
}

/** The section and article type of a manuscript, as a form holds them. */
export const classesOf = ({ section, articleType }: Pick<Manuscript, 'section' | 'articleType'>): ChosenClasses => ({
  sectionId: section?.id ?? '',
  articleTypeId: articleType?.id ?? '',
});

/** What can be chosen: the open ones, and a closed one that is chosen already. */
const choicesOf = (classes: PublicSetup['sections'], chosen: string) =>
  classes.filter(({ id, isOpen }) => isOpen || id === chosen).map(({ id, name }) => ({ value: id, label: name }));

interface ClassFieldsProps {
  readonly journalId: string;
  readonly chosen: ChosenClasses;
  readonly errors: Readonly<Record<string, ReactNode>>;
  /** What an empty choice says. */
  readonly none?: string;
  readonly change: (change: Partial<ChosenClasses>) => void;
}

/** Section and article type, where the journal has some, and the way to its guidelines. */
export function ClassFields({ journalId, chosen, errors, none, change }: ClassFieldsProps) {
  const setup = useJournalSetup(journalId);
  if (!setup) return null;
  const fields = [
    { name: 'sectionId', label: common.section(), classes: setup.sections },
    { name: 'articleTypeId', label: common.articleType(), classes: setup.articleTypes },
  ] as const;
  return (
    <>
      {fields.map(({ name, label, classes }) => {
        const choices = choicesOf(classes, chosen[name]);
        if (choices.length === 0) return null;
        return (
          <NativeSelect
            key={name}
            label={label}
            data-path={name}
            withAsterisk={none === undefined}
            data={[{ value: '', label: none ?? t.chooseOne() }, ...choices]}
            value={chosen[name]}
            error={errors[name]}
            onChange={(event) => change({ [name]: event.currentTarget.value })}
          />
        );
      })}
    </>
  );
}

/** The way to a journal's own guidelines, in another tab, because a form is open; nothing where it has none. */
export function GuidelinesLink({ journalId }: { journalId: string }) {
  const setup = useJournalSetup(journalId);
  if (!setup || setup.guidelinesHtml === '') return null;
  return (
    <p>
      <a href={pages.journalGuidelines.href({ catId: setup.journalAbbreviation })} target="_blank" rel="noopener">
        {t.readGuidelines({ hidden })} <Icon of={IconExternalLink} size={16} />
      </a>
    </p>
  );
}

import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { v4 } from 'uuid';
import { assignment } from '../../../contracts/assignment.ts';
import { ArticleType, mostClasses, Section } from '../../../contracts/journal-setup-values.ts';
import type { StoredSetup } from '../../../contracts/journal-setup.ts';
import { z } from '../../../contracts/zod-for-pages.ts';
import * as common from '../../../messages/common.ts';
import * as t from '../../../messages/journal-setup.ts';
import { useCall } from '../../api/use-call.ts';
import { EntryDialog, type EntryProps } from './entry-dialog.tsx';
import { OrderedList } from './ordered-list.tsx';
import type { SetupInUse } from './use-setup.ts';

/** A section as it is typed: an empty editor leaves it to the review settings. */
const TypedSection = Section.extend({
  editorId: z.string().transform((chosen) => (chosen === '' ? null : chosen)),
});

const useEditorsOf = ({ journalAbbreviation }: StoredSetup) =>
  (useCall(assignment.editors).data ?? []).filter(({ journals }) => journals.includes(journalAbbreviation));

const openFacts = ({ id, isOpen }: ArticleType, { usedIds }: StoredSetup): string =>
  [isOpen ? t.open() : t.closed(), ...(usedIds.includes(id) ? [t.inUse()] : [])].join(' · ');

interface SectionDialogProps extends EntryProps<Section> {
  readonly section: Section | null;
  readonly editors: ReturnType<typeof useEditorsOf>;
}

function SectionDialog({ section, editors, ...dialog }: SectionDialogProps) {
  const { id = v4(), name = '', isOpen = true, editorId = null } = section ?? {};
  return (
    <EntryDialog
      title={section ? t.changeSection() : t.addSection()}
      rules={TypedSection}
      typed={{ id, name, isOpen, editorId: editorId ?? '' }}
      {...dialog}
    >
      {(form) => (
        <>
          <TextInput label={common.name()} withAsterisk data-autofocus dir="auto" {...form.getInputProps('name')} />
          <NativeSelect
            label={t.sectionEditor()}
            description={t.sectionEditorHelp()}
            data={[
              { value: '', label: t.journalsEditor() },
              ...editors.map((editor) => ({ value: editor.userId, label: editor.name })),
            ]}
            {...form.getInputProps('editorId')}
          />
          <Checkbox label={t.isOpen()} {...form.getInputProps('isOpen', { type: 'checkbox' })} />
        </>
      )}
    </EntryDialog>
  );
}

/** The sections of a journal in their order. */
export function SectionList({ saved, setup, change }: SetupInUse) {
  const editors = useEditorsOf(saved);
  const factsOf = (section: Section) => {
    const editor = editors.find(({ userId }) => userId === section.editorId);
    return [openFacts(section, saved), ...(editor ? [editor.name] : [])].join(' · ');
  };
  return (
    <OrderedList
      words={{ title: t.sections(), help: t.sectionsHelp(), empty: t.noSections(), add: t.addSection() }}
      items={setup.sections}
      most={mostClasses}
      nameOf={({ name }) => name}
      factsOf={factsOf}
      isUsed={({ id }) => saved.usedIds.includes(id)}
      onChange={(sections) => change({ sections })}
      dialog={(section, dialog) => <SectionDialog section={section} editors={editors} {...dialog} />}
    />
  );
}

function ArticleTypeDialog({ type, ...dialog }: EntryProps<ArticleType> & { readonly type: ArticleType | null }) {
  const { id = v4(), name = '', isOpen = true } = type ?? {};
  return (
    <EntryDialog
      title={type ? t.changeArticleType() : t.addArticleType()}
      rules={ArticleType}
      typed={{ id, name, isOpen }}
      {...dialog}
    >
      {(form) => (
        <>
          <TextInput label={common.name()} withAsterisk data-autofocus dir="auto" {...form.getInputProps('name')} />
          <Checkbox label={t.isOpen()} {...form.getInputProps('isOpen', { type: 'checkbox' })} />
        </>
      )}
    </EntryDialog>
  );
}

/** The article types of a journal in their order. */
export const ArticleTypeList = ({ saved, setup, change }: SetupInUse) => (
  <OrderedList
    words={{
      title: t.articleTypes(),
      help: t.articleTypesHelp(),
      empty: t.noArticleTypes(),
      add: t.addArticleType(),
    }}
    items={setup.articleTypes}
    most={mostClasses}
    nameOf={({ name }) => name}
    factsOf={(type) => openFacts(type, saved)}
    isUsed={({ id }) => saved.usedIds.includes(id)}
    onChange={(articleTypes) => change({ articleTypes })}
    dialog={(type, dialog) => <ArticleTypeDialog type={type} {...dialog} />}
  />
);

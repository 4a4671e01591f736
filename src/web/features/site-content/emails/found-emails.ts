import type { ListedTemplate } from '../../../../contracts/email-templates.ts';
import type { PlainMessage } from '../../../../messages/message.ts';
import * as t from '../../../../messages/site-content.ts';

/** Whether a template is the default, changed, or changed with an error. */
export const wordsStates = ['original', 'changed', 'not-used'] as const;
export type WordsState = (typeof wordsStates)[number];

export const wordsStateNames: Readonly<Record<WordsState, PlainMessage>> = {
  original: t.templateOriginal,
  changed: t.templateChanged,
  'not-used': t.templateFaulty,
};

export function wordsStateOf({ isOriginal, fault }: Pick<ListedTemplate, 'isOriginal' | 'fault'>): WordsState {
  if (fault !== null) return 'not-used';
  return isOriginal ? 'original' : 'changed';
}

interface Wanted {
  readonly words: string;
  readonly state: WordsState | null;
}

/** The templates that contain each word and have this state. */
export function foundEmails(templates: readonly ListedTemplate[], { words, state }: Wanted): ListedTemplate[] {
  const wanted = words.toLowerCase().split(/\s+/);
  return templates.filter((template) => {
    const said = `${template.group} ${template.title} ${template.when}`.toLowerCase();
    return wanted.every((word) => said.includes(word)) && (state === null || wordsStateOf(template) === state);
  });
}

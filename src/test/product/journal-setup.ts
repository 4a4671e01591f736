import { v4 } from 'uuid';
import type { JournalSetup, Section } from '../../contracts/journal-setup-values.ts';
import { usualDesign } from '../../contracts/print-design.ts';
import { usualRules } from '../../contracts/statements.ts';
import { journalSetup } from '../../contracts/journal-setup.ts';
import { reply, send } from './client.ts';
import type { TestUser } from './factories.ts';
import type { Product } from './start-product.ts';

export const aSection = (name: string, traits: Partial<Section> = {}): Section => ({
  id: v4(),
  name,
  isOpen: true,
  editorId: null,
  ...traits,
});

export const anArticleType = (name: string, isOpen = true) => ({ id: v4(), name, isOpen });

/** A setup that holds nothing else than these. */
export const aSetup = (parts: Partial<JournalSetup> = {}): JournalSetup => ({
  sections: [],
  articleTypes: [],
  checklist: [],
  guidelinesHtml: '',
  board: [],
  statements: usualRules,
  printDesign: usualDesign,
  ...parts,
});

/** What people do with the setup of one journal. */
export function setupSteps(product: Product, journalId: string) {
  const params = { journalId };
  return {
    read: ({ token }: TestUser) => reply(product, journalSetup.single, { params }, { token }),
    save: ({ token }: TestUser, version: number, parts: Partial<JournalSetup>) =>
      send(product, journalSetup.save, { params, body: { version, setup: aSetup(parts) } }, { token }),
    shown: () => reply(product, journalSetup.shown, { params: { abbreviation: journalId } }),
  };
}

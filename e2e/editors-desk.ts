import type { Locator, Page } from '@playwright/test';
import { pages } from '../src/contracts/pages.ts';
import { openOffice, type Office } from './editorial-office.ts';
import { test } from './journey.ts';
import type { Caller } from './submissions.ts';

/** An office that is opened before the journeys of a file, and closed after them. */
export function anOffice(): { readonly now: Office } {
  let office: Office | null = null;
  test.beforeAll(async () => {
    office = await openOffice();
  });
  test.afterAll(() => office?.close());
  return {
    get now() {
      if (office === null) throw new Error('The office is not open yet');
      return office;
    },
  };
}

/** Where an editor works on a manuscript. */
export const addressOf = (articleId: string) => pages.editorialManuscript.href({ articleId });

export const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });

/** The address of a person's desk. */
export const deskOf = ({ id }: Caller, part: string) =>
  `${pages.dashboard.href({ profileId: id }, { tab: 14 })}&part=${part}`;

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** axe knows captions of HTML's tables only; ARIA 1.2 allows one in each table. */
const withCaptions = `${axe.source};
axe.configure({ standards: { ariaRoles: { table: { requiredOwned: ['caption', 'rowgroup', 'row'] } } } });`;

/**
 * Runs axe on a page and reports errors only. Legacy mode opens no second page to combine frames, which takes a third
 * of the time, and checks no frame: the only one shows an uploaded file.
 */
export const axeOn = (page: Page) =>
  new AxeBuilder({ page, axeSource: withCaptions }).setLegacyMode(true).options({ resultTypes: ['violations'] });

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Runs axe on a page and reports errors only. Legacy mode opens no second page to combine frames, which takes a third
 * of the time, and checks no frame: the only one shows an uploaded file.
 */
export const axeOn = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });

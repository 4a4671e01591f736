import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * axe on a page, telling what is wrong and nothing else. The legacy way opens no second page to put frames together, which takes a
 * third of the time, and looks into none: the one frame there is shows a file that somebody sent.
 */
export const axeOn = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });

import type { Page } from '@playwright/test';

/** Widths and colour schemes in which to check each screen. */
const settings = [360, 768, 1440].flatMap((width) => [
  { width, colorScheme: 'light' as const },
  { width, colorScheme: 'dark' as const },
]);

const all = settings.map((_, turn) => turn);

/** The turns that a journey through screens takes: one, or all six with `EVERY_SETTING=1`, so that each screen is seen in each setting. */
export const turnsFrom = (first: number): readonly number[] =>
  process.env.EVERY_SETTING === '1' ? all : [first % settings.length];

/** What a turn adds to the name of its journey. */
export function turnName(turn: number): string {
  const first = settings[turn % settings.length];
  return `(from ${first?.width} px, ${first?.colorScheme})`;
}

/** Gives the settings in their order, from the turn's own: each call brings a page into the next one. */
export function settingsInTurn(turn: number) {
  let place = turn;
  return async (page: Page): Promise<string> => {
    const setting = settings[place % settings.length];
    if (!setting) throw new Error('There is no such setting');
    place += 1;
    await page.setViewportSize({ width: setting.width, height: 900 });
    await page.emulateMedia({ colorScheme: setting.colorScheme });
    return `${setting.width} px, ${setting.colorScheme}`;
  };
}

import type { Page } from '@playwright/test';

/** The calls of this name that the page sends from now on, each with the status of its answer. */
export function callsOf(page: Page, name: string): number[] {
  const answered: number[] = [];
  page.on('response', (answer) => {
    const isOne = answer.request().method() === 'POST' && answer.url().endsWith(`/${name}`);
    if (isOne) answered.push(answer.status());
  });
  return answered;
}

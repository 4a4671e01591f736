import type { Page } from '@playwright/test';

/** Unfolds a part of a page by its heading, if it is folded. */
export async function unfold(page: Page, name: string): Promise<void> {
  const heading = page.getByRole('heading', { name, exact: true });
  const isOpen = await heading.evaluate((element) => element.closest('details')?.open ?? true);
  if (!isOpen) await heading.click();
}

/** Unfolds where an editor invites reviewers. */
export async function unfoldInvitations(page: Page): Promise<void> {
  await unfold(page, 'Reviewers');
  await unfold(page, 'Invite reviewers');
}

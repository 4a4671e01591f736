import type { Page } from '@playwright/test';
import type { Caller } from './submissions.ts';

/** The addresses of an administrator's desk: the queue, an open manuscript, what was deleted. */
export const queueOf = ({ id }: Caller, title: string) => `/dashboard/${id}?tab=0&q=${encodeURIComponent(title)}`;
export const openOf = ({ id }: Caller, articleId: string) => `/dashboard/${id}?tab=0&manuscript=${articleId}`;
export const deletedOf = ({ id }: Caller, title: string) => `/dashboard/${id}?tab=11&q=${encodeURIComponent(title)}`;

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

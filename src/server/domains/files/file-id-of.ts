import { fileHref } from '../../../contracts/pages.ts';

/** The id in an address that `fileHref` made; anything else is no file of ours. */
export const fileIdOf = (url: string): string | null => {
  const id = url.split('/').at(-1) ?? '';
  return /^[0-9a-f-]{36}$/i.test(id) && url === fileHref(id) ? id : null;
};

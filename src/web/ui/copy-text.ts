import { showNotice } from './notices/notices.ts';

/** Copies a text and says so, or says that the browser does not allow it. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showNotice('good', done);
  } catch {
    showNotice('bad', 'Your browser did not allow copying. Select the text and copy it yourself.');
  }
}

import { showNotice } from './notices/notices.ts';

/** A longer text is not told again, but stands on the page. */
const mostTold = 200;

/** Copies a text and says so, or says that the browser does not allow it, with the text itself for the hand. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showNotice('good', done);
  } catch {
    const where = text.length > mostTold ? 'Select the text and copy it yourself.' : `Copy it yourself: ${text}`;
    showNotice('bad', `Your browser did not allow copying. ${where}`);
  }
}

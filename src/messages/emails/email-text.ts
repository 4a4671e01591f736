/** The texts of an email: how administrators find it, and what it says until they change it. */
export interface EmailText {
  readonly title: string;
  /** When it is sent, and to whom. */
  readonly when: string;
  readonly subject: string;
  readonly greeting: string;
  readonly text: string;
  /** The text of the button; empty if the email has no link. */
  readonly actionLabel: string;
}

/** Defines the texts of an email. They are Mustache templates, not ICU messages: `{{field}}` is filled in when it is sent. */
export function emailText({ title, when, ...words }: EmailText) {
  return { title, when, words };
}

/** Explains a field to administrators, with an example for the preview. */
export const emailField = (about: string, example: string) => ({ about, example });

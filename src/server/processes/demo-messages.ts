/** By this word a process knows that it is to make the demo. */
export const demoWord = '--make-demo';

/** What the process says that makes the demo. */
export type FromDemo = { readonly kind: 'step' | 'failed'; readonly text: string };

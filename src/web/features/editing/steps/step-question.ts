/** What an editor can be asked before a step that needs no form of its own on the page. */
export type StepQuestion =
  | 'start-review'
  | 'desk-reject'
  | 'return'
  | 'hold'
  | 'go-on'
  | 'return-held'
  | 'grant-extension'
  | 'refuse-extension'
  | 'extend-revision';

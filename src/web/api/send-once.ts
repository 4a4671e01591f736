/** How long after its answer the same request still counts as a double click, in milliseconds. */
const doubleClickLasts = 500;

/**
 * Sends a request once, however often its button is pressed: the same request during the first one, or right after its
 * success, shares its answer. A refused request can be sent again at once.
 */
export function sendOnce<I, O, R>(send: (input: I, options?: O) => Promise<R>, now: () => number = Date.now) {
  let last: { readonly said: string; readonly answer: Promise<R>; lasts: number } | null = null;
  return (input: I, options?: O): Promise<R> => {
    const said = JSON.stringify(input);
    if (last?.said === said && now() < last.lasts) return last.answer;
    const sent = { said, answer: send(input, options), lasts: Infinity };
    last = sent;
    sent.answer.then(
      () => (sent.lasts = now() + doubleClickLasts),
      () => (sent.lasts = 0),
    );
    return sent.answer;
  };
}

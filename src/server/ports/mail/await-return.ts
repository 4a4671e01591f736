const askAgainAfter = 3000;

/** Once a server has failed it is asked again and again until it answers; then it is said, once. */
export function awaitReturn(answers: () => Promise<unknown>, onBack: () => void, pause = askAgainAfter) {
  let timer: NodeJS.Timeout | null = null;
  let isClosed = false;
  const askLater = () => {
    timer = isClosed ? null : setTimeout(() => void ask(), pause).unref();
  };
  const ask = async () => {
    try {
      await answers();
    } catch {
      return askLater();
    }
    timer = null;
    if (!isClosed) onBack();
  };
  return {
    noteFailure: () => void (timer ?? askLater()),
    close: () => {
      isClosed = true;
      clearTimeout(timer ?? undefined);
    },
  };
}

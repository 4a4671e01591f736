/** Lets other work in: a long text takes a while. */
export const breathe = () => new Promise<void>((resolve) => setImmediate(resolve));

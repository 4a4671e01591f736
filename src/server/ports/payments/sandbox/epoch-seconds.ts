/** This moment as the provider counts time. */
export const epochSeconds = () => Math.floor(Date.now() / 1000);

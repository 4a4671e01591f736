/** Where tests keep data: in memory if there is room. */
export function quickFolder(): string;

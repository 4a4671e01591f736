/** The part of the product's log that the sandbox writes to. */
export interface SandboxLog {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
}

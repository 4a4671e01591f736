/** The part of pandoc's WebAssembly build, which comes without types, that we use. */
declare module 'pandoc-wasm' {
  export interface Converted {
    readonly stdout: string;
    readonly stderr: string;
    /** The output under the name of `output-file`. */
    readonly files: Readonly<Record<string, Blob>>;
    readonly mediaFiles: Readonly<Record<string, Blob>>;
  }

  /** Options are those of a pandoc defaults file; pandoc sees only the files that it is given. */
  export function convert(
    options: Readonly<Record<string, unknown>>,
    stdin: string,
    files: Readonly<Record<string, Blob>>,
  ): Promise<Converted>;
}

/** The reader that the tests put our references before; it comes without types. */
declare module '@citation-js/core' {
  interface Name {
    readonly family?: string;
    readonly given?: string;
    readonly literal?: string;
  }

  /** A reference as CSL knows it. */
  interface Item {
    readonly [field: string]: unknown;
    readonly author?: readonly Name[];
  }

  export class Cite {
    constructor(data: string | readonly object[]);
    readonly data: readonly Item[];
    format(output: 'bibliography', options: { format: 'text' | 'html'; template: string; lang: string }): string;
  }
}

declare module '@citation-js/plugin-bibtex';
declare module '@citation-js/plugin-csl';
declare module '@citation-js/plugin-ris';

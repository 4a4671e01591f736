// Each format makes itself known to the reader.
// oxlint-disable import/no-unassigned-import
import '@citation-js/plugin-bibtex';
import '@citation-js/plugin-csl';
import '@citation-js/plugin-ris';

/** Another program that reads references and prints citations: the tests put ours before it. */
export { Cite } from '@citation-js/core';

import type { DocumentFault } from '../document-inspector.ts';

/** Ends an inspection with the document's fault. */
export class FaultFound extends Error {
  readonly fault: DocumentFault;

  constructor(fault: DocumentFault) {
    super(fault);
    this.name = 'FaultFound';
    this.fault = fault;
  }
}

/** The steps of the wizard, by number. */
export const steps = ['Manuscript Details', 'Author Information', 'File Upload', 'Review & Submit'] as const;
export const detailsStep = 0;
export const authorsStep = 1;
export const filesStep = 2;
export const reviewStep = 3;

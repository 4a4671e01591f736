import { certificates } from '../../../../contracts/certificates.ts';

/** The path of a certificate, for which links are signed. */
export const certificatePath = (articleId: string) => certificates.document.path.replace(':articleId', articleId);

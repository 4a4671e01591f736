export { confirmCertificate } from './confirm-certificate.ts';
export { generateCertificate } from './generate-certificate.ts';
export { openCertificate } from './open-certificate.ts';

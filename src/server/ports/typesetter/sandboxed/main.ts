import { answerEach } from '../../answer-each.ts';
import { printPdf } from './print.ts';

answerEach(async (wanted) => {
  if ('html' in wanted) throw new Error('Pandoc reads HTML, not Typst');
  if ('template' in wanted) return printPdf(wanted);
  const { printText } = await import('./print-text.ts');
  return printText(wanted);
});

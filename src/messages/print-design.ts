import { message } from './message.ts';

export const printDesign = message('Print design');
export const printDesignHelp = message('How the PDFs of this journal’s articles look.');
export const font = message('Font');
export const sourceSerif = message('Source Serif (serif)');
export const publicSans = message('Public Sans (sans-serif)');
export const dejavuSerif = message('DejaVu Serif (wide serif)');
export const dejavuSans = message('DejaVu Sans (wide sans-serif)');
export const accent = message('Accent colour');
export const accentHelp = message('For headings, links and labels. Contrast with paper: {ratio}:1.');
export const columns = message('Columns');
export const oneColumn = message('One');
export const twoColumns = message('Two');
export const sideMargin = message('Side margins in mm');
export const topMargin = message('Top margin in mm');
export const runningHead = message('Running head');
export const runningHeadHelp = message('On left pages. Leave empty for journal, volume and issue.');
export const logo = message('Logo');
export const logoHelp = message('PNG or JPEG. Printed at the top of the first page.');
export const chooseLogo = message('Choose a logo');
export const removeLogo = message('Remove the logo');
export const currentLogo = message('The logo');
export const usual = message('Use the default design');
export const preview = message('Preview');
export const makingPreview = message('Printing the preview…');

export const colourFaulty = message('Choose a colour.');
export const colourTooLight = message('This colour is too light to read on paper. Choose a darker one.');
export const marginFaulty = message('Choose a margin from {least} to {most} mm.');
export const runningHeadTooLong = message('Shorten the running head to {most} characters.');
export const runningHeadFaulty = message('The running head has characters that cannot be printed.');
export const logoTooLarge = message('This logo is too large. Choose a smaller picture.');
export const logoFaulty = message('Choose a PNG or JPEG picture.');

// The sample article
export const sampleTitle = message('A sample article in this design');
export const sampleAbstract = message('An abstract says in a few sentences what was asked, done and found.');
export const sampleHeading = message('Results');
export const sampleText = message(
  'Dunes move with the wind. The slope that faces the wind is gentle, the other is steep, and sand falls down it grain by grain until the whole dune has moved.',
);
export const sampleNote = message('A note at the foot of the page.');
export const sampleTable = message('Movement of dunes in metres a year');
export const samplePlace = message('Place');
export const sampleReference = message('Bagnold, R. A. (1941). The Physics of Blown Sand and Desert Dunes. Methuen.');

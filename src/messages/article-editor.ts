import { message } from './message.ts';

// Text editor
export const text = message('Text of the article');
export const toolbar = message('Formatting: text of the article');
export const undo = message('Undo');
export const redo = message('Redo');
export const level = message('Paragraph or heading');
export const paragraph = message('Paragraph');
export const headingLevel = message('Heading {level, number}');
export const bold = message('Bold');
export const italic = message('Italic');
export const superscript = message('Superscript');
export const subscript = message('Subscript');
export const smallCaps = message('Small capitals');
export const link = message('Link');
export const citation = message('Citation');
export const crossReference = message('Cross-reference');
export const footnote = message('Footnote: add, or go to its other end');
export const bulletList = message('List');
export const numberedList = message('Numbered list');
export const quotation = message('Quotation');
export const box = message('Box');
export const equation = message('Equation');
export const figure = message('Figure');
export const supplement = message('Supplementary file');
export const renumberAll = message('Renumber figures, tables and equations');
export const more = message('Not possible at this place. Put the cursor into a paragraph.');

// Tables
export const table = message('Table');
export const insertTable = message('Insert table');
export const addRowBefore = message('Add row above');
export const addRowAfter = message('Add row below');
export const deleteRow = message('Remove row');
export const addColumnBefore = message('Add column before');
export const addColumnAfter = message('Add column after');
export const deleteColumn = message('Remove column');
export const mergeCells = message('Merge selected cells');
export const splitCell = message('Split cell');
export const toggleHead = message('Header row');
export const removeTable = message('Remove table');

// Forms of the toolbar
export const insert = message('Insert');
export const apply = message('Apply');
export const linkAddress = message('Web address');
export const linkError = message('Enter a web address, such as https://example.org.');
export const removeLink = message('Remove link');
export const findReference = message('Author, title, year or number');
export const noReferences = message('There are no references. Add them to the list of references first.');
export const noReferenceFound = message('No reference matches. Try other words.');
export const insertCitation = message(
  'Insert {count, plural, =0 {citation} one {citation} other {# references as one citation}}',
);
export const findPlace = message('Label, heading or caption');
export const noPlaces = message('Nothing to refer to. Label a figure, table or equation first.');
export const sections = message('Sections');
export const figures = message('Figures');
export const tables = message('Tables');
export const equations = message('Equations');
export const tex = message('TeX');
export const texHelp = message('For example x_i^2 + \\sqrt y.');
export const onOwnLine = message('On a line of its own');
export const equationNumber = message('Number');
export const preview = message('Preview');
export const currentFormula = message('Current formula');
export const replaceFormula = message('Replace formula');
export const removeFormula = message('Remove formula');
export const texError = message('This TeX has an error: {error}');
export const picture = message('Picture');
export const newPicture = message('Other picture');
export const pictureHelp = message('PNG, JPEG, GIF, WebP or SVG.');
export const choosePicture = message('Choose a picture.');
export const notUploaded = message('The picture could not be uploaded: {reason}');
export const alt = message('Alternative text');
export const altHelp = message('Describe the picture for readers who cannot see it.');
export const label = message('Label');
export const caption = message('Caption');
export const removeFigure = message('Remove figure');
export const removePicture = message('Remove picture');
export const fileAddress = message('Address of the file');

import { useState } from 'react';
import { manuscriptSlot } from '../../../../contracts/constants.ts';
import { editorial } from '../../../../contracts/editorial.ts';
import * as common from '../../../../messages/common.ts';
import * as t from '../../../../messages/editing.ts';
import { presentStatements } from '../../../../contracts/statement-words.ts';
import * as stating from '../../../../messages/statements.ts';
import { useCall } from '../../../api/use-call.ts';
import { StatementList } from '../../../ui/statement-list.tsx';
import { PdfViewer } from '../../pdf/pdf-viewer.tsx';
import type { EditedProps } from '../review-names.ts';
import { CorrectDetails } from './correct-details.tsx';
import { EditedSection } from './edited-section.tsx';
import styles from './edited.module.css';

/** The manuscript's PDF, loaded when it is unfolded. */
function PdfFold({ manuscript: { id, files } }: EditedProps) {
  const { refetch } = useCall(editorial.single, { params: { articleId: id } });
  const [isOpen, setOpen] = useState(false);
  const pdf = files.find(({ slot, mediaType }) => slot === manuscriptSlot && mediaType === 'application/pdf');
  if (!pdf) return null;
  return (
    <details className={styles.fold} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t.readPdf()}</summary>
      {isOpen && <PdfViewer key={pdf.url} address={pdf.url} fileName={pdf.name} onRefused={() => void refetch()} />}
    </details>
  );
}

/** The abstract, the keywords and the PDF. */
export function ManuscriptSection(props: EditedProps) {
  const { articleAbstract, articleKeywords } = props.manuscript;
  const statements = presentStatements(props.manuscript.statements);
  return (
    <EditedSection
      id="manuscript"
      title={t.sectionManuscript()}
      lead={t.manuscriptLead()}
      manuscript={props.manuscript}
    >
      <div className={styles.contents}>
        <h3>{common.abstract()}</h3>
        <p dir="auto" className={styles.abstract}>
          {articleAbstract}
        </p>
        <h3>{t.keywords()}</h3>
        <p dir="auto">{articleKeywords.length > 0 ? articleKeywords.join(', ') : t.noKeywords()}</p>
        <h3>{common.statements()}</h3>
        {statements.length === 0 ? <p>{stating.noStatements()}</p> : <StatementList statements={statements} />}
      </div>
      <CorrectDetails {...props} />
      <PdfFold {...props} />
    </EditedSection>
  );
}

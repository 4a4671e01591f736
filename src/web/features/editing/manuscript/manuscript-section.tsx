import { useState } from 'react';
import { manuscriptSlot } from '../../../../contracts/constants.ts';
import { editorial } from '../../../../contracts/editorial.ts';
import * as common from '../../../../messages/common.ts';
import * as t from '../../../../messages/editing.ts';
import { useCall } from '../../../api/use-call.ts';
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
      </div>
      <CorrectDetails {...props} />
      <PdfFold {...props} />
    </EditedSection>
  );
}

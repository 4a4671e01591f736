import { useEffect, useRef, useState } from 'react';
import { Correction, corrections } from '../../../../contracts/corrections.ts';
import type { StoredFile } from '../../../../contracts/files.ts';
import { sendFiles } from '../../../api/send-files.ts';
import { percentSent } from '../../../api/sending-progress.ts';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { useSite } from '../../../ui/site-facts.ts';
import { useAttachments, type SendFile } from '../verification/use-attachments.ts';
import { changedIn, problemsOf, valuesOf, type Corrected, type CorrectionValues } from './correction-values.ts';
import { keepCorrection, readKeptCorrection, type KeptCorrection } from './kept-correction.ts';

const Notice = Correction.pick({ notice: true });

const sendCorrectedPdf =
  (articleId: string): SendFile =>
  (file, onPercent, signal) =>
    sendFiles({
      call: corrections.uploadPdf,
      params: { articleId },
      files: [file],
      onProgress: (progress) => onPercent(percentSent(progress)),
      signal,
    });

/** What was typed, laid over what stands; names of authors only where they are still as many. */
function laidOver(article: Corrected, typed: KeptCorrection['changed']): CorrectionValues {
  const standing = valuesOf(article);
  const { articleAuthors } = typed;
  return {
    notice: typed.notice ?? standing.notice,
    articleTitle: typed.articleTitle ?? standing.articleTitle,
    articleAbstract: typed.articleAbstract ?? standing.articleAbstract,
    articleKeywords: typed.articleKeywords ?? standing.articleKeywords,
    articleAuthors:
      articleAuthors?.length === standing.articleAuthors.length ? articleAuthors : standing.articleAuthors,
    pdfUrl: typed.pdfUrl ?? standing.pdfUrl,
  };
}

/** The form of a correction, with its PDF, kept in this tab until it has been sent. */
export function useCorrectionForm(userId: string, article: Corrected) {
  const [kept] = useState(() => readKeptCorrection(userId, article.id));
  const [pdf, setPdf] = useState<StoredFile | null>(kept.pdf);
  const contractForm = useContractForm(Notice, laidOver(article, kept.changed), (values) =>
    problemsOf(values, article),
  );
  const { form } = contractForm;
  const { values, setValues } = form;
  // Where somebody else has corrected it meanwhile, what was not typed here follows what stands now.
  const base = useRef(article);
  const [isOvertaken, setOvertaken] = useState(false);
  useEffect(() => {
    if (base.current.corrections.length === article.corrections.length) return;
    const changed = changedIn(values, base.current);
    base.current = article;
    setValues(laidOver(article, changed));
    setOvertaken(true);
  }, [article, values, setValues]);
  useEffect(
    () => keepCorrection(userId, article.id, { changed: changedIn(values, article), pdf }),
    [userId, article, values, pdf],
  );
  const choosePdf = (file: StoredFile | null) => {
    setPdf(file);
    form.setFieldValue('pdfUrl', file?.url ?? '');
  };
  const attachments = useAttachments({
    send: sendCorrectedPdf(article.id),
    isSingle: true,
    maxMegabytes: useSite()?.maxUploadMegabytes ?? 50,
    onStored: choosePdf,
  });
  return { ...contractForm, ...attachments, pdf, choosePdf, isOvertaken };
}

export type CorrectionInUse = ReturnType<typeof useCorrectionForm>;

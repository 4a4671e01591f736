import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { Correction, corrections } from '../../../../contracts/corrections.ts';
import { StoredFile } from '../../../../contracts/files.ts';
import { sendFiles } from '../../../api/send-files.ts';
import { percentSent } from '../../../api/upload-progress.ts';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { useSite } from '../../../ui/site-facts.ts';
import { useAttachments, type SendFile } from '../../attachments/use-attachments.ts';
import { savedInTab } from '../saved-in-tab.ts';
import { changedIn, laidOver, problemsOf, valuesOf, type Corrected } from './correction-values.ts';

const Values = z.object({
  notice: z.string(),
  articleTitle: z.string(),
  articleAbstract: z.string(),
  articleKeywords: z.array(z.string()),
  articleAuthors: z.array(
    z.object({ authorGivenName: z.string(), authorLastName: z.string(), affiliations: z.string() }),
  ),
  pdfUrl: z.string(),
});

/** An unsent correction with the values it started from, so that untouched fields follow the article. */
const SavedCorrection = z.object({
  draft: z.object({ typed: Values, base: Values, corrections: z.number() }).nullable(),
  pdf: StoredFile.nullable(),
});

const none: z.infer<typeof SavedCorrection> = { draft: null, pdf: null };

const inTab = savedInTab('correction', SavedCorrection, none, ({ draft, pdf }) => draft === null && pdf === null);

/** The unsent correction in this tab. */
export const { read: readSavedCorrection, keep: keepCorrection } = inTab;

/** Removes a correction from the tab after it was sent. */
export const forgetCorrection = (userId: string, articleId: string): void => inTab.keep(userId, articleId, none);

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

/** The form of a correction, with its PDF, saved in this tab until it is sent. */
export function useCorrectionForm(userId: string, article: Corrected) {
  const [kept] = useState(() => readSavedCorrection(userId, article.id));
  const [pdf, setPdf] = useState<StoredFile | null>(kept.pdf);
  const current = valuesOf(article);
  const begun = kept.draft ? laidOver(kept.draft.typed, kept.draft.base, current) : current;
  const contractForm = useContractForm(Notice, begun, (values) => problemsOf(values, article));
  const { form } = contractForm;
  const { values, setValues } = form;
  // If someone else has corrected it meanwhile, untouched fields follow the article.
  const base = useRef(article);
  const [isOvertaken, setOvertaken] = useState(kept.draft && kept.draft.corrections !== article.corrections.length);
  useEffect(() => {
    if (base.current.corrections.length === article.corrections.length) return;
    const merged = laidOver(values, valuesOf(base.current), valuesOf(article));
    base.current = article;
    setValues(merged);
    setOvertaken(true);
  }, [article, values, setValues]);
  useEffect(() => {
    const isChanged = Object.keys(changedIn(values, article)).length > 0;
    const draft = { typed: values, base: valuesOf(article), corrections: article.corrections.length };
    keepCorrection(userId, article.id, { draft: isChanged ? draft : null, pdf });
  }, [userId, article, values, pdf]);
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

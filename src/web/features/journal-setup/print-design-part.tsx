import { Button, FileButton, NativeSelect, NumberInput, TextInput } from '@mantine/core';
import { useState } from 'react';
import {
  contrastWithPaper,
  longestRunningHead,
  PrintDesign,
  printFonts,
  printMargins,
  usualDesign,
} from '../../../contracts/print-design.ts';
import type { PlainMessage } from '../../../messages/message.ts';
import * as t from '../../../messages/print-design.ts';
import styles from './print-design.module.css';
import setup from './journal-setup.module.css';
import { PrintPreview } from './print-preview.tsx';
import { readLogo } from './read-logo.ts';
import type { SetupInUse } from './use-setup.ts';

const fontNames: Record<PrintDesign['font'], PlainMessage> = {
  'source-serif': t.sourceSerif,
  'public-sans': t.publicSans,
  'dejavu-serif': t.dejavuSerif,
  'dejavu-sans': t.dejavuSans,
};

interface FieldsProps {
  readonly design: PrintDesign;
  readonly put: (part: Partial<PrintDesign>) => void;
  readonly faultOf: (field: keyof PrintDesign) => string | undefined;
}

function MarginField({
  field,
  label,
  design,
  put,
  faultOf,
}: FieldsProps & {
  readonly field: 'sideMargin' | 'topMargin';
  readonly label: string;
}) {
  return (
    <NumberInput
      label={label}
      min={printMargins.least}
      max={printMargins.most}
      allowDecimal={false}
      clampBehavior="none"
      value={design[field]}
      error={faultOf(field)}
      onChange={(value) => put({ [field]: Number(value) })}
    />
  );
}

function LogoField({ design, put, faultOf }: FieldsProps) {
  const [problem, setProblem] = useState<string | undefined>();
  const choose = async (file: File | null) => {
    if (file === null) return;
    const logo = await readLogo(file);
    setProblem(logo === null ? t.logoFaulty() : undefined);
    if (logo !== null) put({ logo });
  };
  const fault = problem ?? faultOf('logo');
  return (
    <div className={styles.logo}>
      <p>
        <strong>{t.logo()}</strong>
        <span className={setup.soft}>{t.logoHelp()}</span>
      </p>
      {design.logo !== '' && <img src={design.logo} alt={t.currentLogo()} />}
      <div className={setup.ways}>
        <FileButton accept="image/png,image/jpeg" onChange={(file) => void choose(file)}>
          {(props) => (
            <Button variant="default" {...props}>
              {t.chooseLogo()}
            </Button>
          )}
        </FileButton>
        {design.logo !== '' && (
          <Button variant="subtle" onClick={() => put({ logo: '' })}>
            {t.removeLogo()}
          </Button>
        )}
      </div>
      {fault !== undefined && <p role="alert">{fault}</p>}
    </div>
  );
}

function Fields(props: FieldsProps) {
  const { design, put, faultOf } = props;
  const ratio = contrastWithPaper(design.accent).toFixed(1);
  return (
    <div className={styles.fields}>
      <NativeSelect
        label={t.font()}
        data={printFonts.map((value) => ({ value, label: fontNames[value]() }))}
        value={design.font}
        onChange={({ currentTarget: { value } }) =>
          put({ font: printFonts.find((one) => one === value) ?? usualDesign.font })
        }
      />
      <NativeSelect
        label={t.columns()}
        data={[
          { value: '1', label: t.oneColumn() },
          { value: '2', label: t.twoColumns() },
        ]}
        value={String(design.columns)}
        onChange={({ currentTarget: { value } }) => put({ columns: value === '2' ? 2 : 1 })}
      />
      <TextInput
        type="color"
        label={t.accent()}
        description={t.accentHelp({ ratio })}
        value={design.accent}
        error={faultOf('accent')}
        onChange={({ currentTarget: { value } }) => put({ accent: value })}
      />
      <TextInput
        label={t.runningHead()}
        description={t.runningHeadHelp()}
        maxLength={longestRunningHead}
        dir="auto"
        value={design.runningHead}
        error={faultOf('runningHead')}
        onChange={({ currentTarget: { value } }) => put({ runningHead: value })}
      />
      <MarginField field="sideMargin" label={t.sideMargin()} {...props} />
      <MarginField field="topMargin" label={t.topMargin()} {...props} />
      <LogoField {...props} />
    </div>
  );
}

/** How the journal's articles are printed, with a preview of the design as it is typed. */
export function PrintDesignPart({ saved, setup: { printDesign: design }, change }: SetupInUse) {
  const [isPreviewed, setIsPreviewed] = useState(false);
  const put = (part: Partial<PrintDesign>) => change({ printDesign: { ...design, ...part } });
  const { error } = PrintDesign.safeParse(design);
  const faultOf = (field: keyof PrintDesign) => error?.issues.find(({ path }) => path[0] === field)?.message;
  return (
    <section className={setup.part} aria-label={t.printDesign()}>
      <h2>{t.printDesign()}</h2>
      <p className={setup.soft}>{t.printDesignHelp()}</p>
      <Fields design={design} put={put} faultOf={faultOf} />
      <div className={setup.ways}>
        {!isPreviewed && (
          <Button variant="default" onClick={() => setIsPreviewed(true)}>
            {t.preview()}
          </Button>
        )}
        <Button variant="subtle" onClick={() => change({ printDesign: usualDesign })}>
          {t.usual()}
        </Button>
      </div>
      {isPreviewed && <PrintPreview journalId={saved.journalId} design={design} />}
    </section>
  );
}

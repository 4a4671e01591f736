import { aboutText, AboutText } from '../../../contracts/site-content.ts';
import * as t from '../../../messages/site-content.ts';
import { useCall } from '../../api/use-call.ts';
import { FormattedTextField } from '../../ui/formatted-text/formatted-text-field.tsx';
import { Reading } from '../../ui/forms/reading.tsx';
import { AboutUs } from '../home/about-us.tsx';
import { PageStage } from './page-stage.tsx';
import { TextFrame } from './text-frame.tsx';
import type { Status } from './use-text-calls.ts';
import { useTextForm } from './use-text-form.ts';

const show = ({ html }: AboutText) => (
  <PageStage>
    <AboutUs html={html} />
  </PageStage>
);

function AboutForm({ current }: { current: Status<AboutText> }) {
  const text = useTextForm({ calls: aboutText, schema: AboutText, current });
  const { form } = text;
  return (
    <TextFrame text={text} show={show} showStatus={show}>
      <FormattedTextField
        label={t.text()}
        description={t.aboutHint()}
        withAsterisk
        path="html"
        error={form.errors['html']}
        value={form.values.html}
        onChange={(html) => form.setFieldValue('html', () => html)}
      />
    </TextFrame>
  );
}

/** What the home page says about the publisher. */
export function AboutPart() {
  const { data, error } = useCall(aboutText.read);
  return data ? <AboutForm current={data} /> : <Reading error={error} />;
}

import { TextInput } from '@mantine/core';
import { heroText, HeroText } from '../../../contracts/site-content.ts';
import * as common from '../../../messages/common.ts';
import * as t from '../../../messages/site-content.ts';
import { useCall } from '../../api/use-call.ts';
import { Reading } from '../../ui/forms/reading.tsx';
import { Hero } from '../home/hero.tsx';
import { PageStage } from './page-stage.tsx';
import { PictureField } from './picture-field.tsx';
import styles from './site-content.module.css';
import { TextFrame } from './text-frame.tsx';
import type { Status } from './use-text-calls.ts';
import { useTextForm } from './use-text-form.ts';

/** As large as the hero is on usual screens. */
const most = { width: 2400, height: 1600 };

const show = (content: HeroText) => (
  <PageStage isWindow>
    <Hero {...content} />
  </PageStage>
);

function HeroForm({ current }: { current: Status<HeroText> }) {
  const text = useTextForm({ calls: heroText, schema: HeroText, current });
  const { form } = text;
  return (
    <TextFrame text={text} show={show} showStatus={show}>
      <TextInput
        label={common.title()}
        description={t.heroTitleHint()}
        withAsterisk
        dir="auto"
        {...form.getInputProps('title')}
      />
      <TextInput
        label={t.sentence()}
        description={t.heroSentenceHint()}
        withAsterisk
        dir="auto"
        {...form.getInputProps('sentence')}
      />
      <PictureField
        label={t.picture()}
        description={t.pictureHint()}
        most={most}
        path="imageUrl"
        error={form.errors['imageUrl']}
        value={form.values.imageUrl}
        onChange={(url) => form.setFieldValue('imageUrl', () => url)}
      >
        <img className={styles.wide} src={form.values.imageUrl} alt={t.pictureAlt()} />
      </PictureField>
    </TextFrame>
  );
}

/** The hero of the home page. */
export function HeroPart() {
  const { data, error } = useCall(heroText.read);
  return data ? <HeroForm current={data} /> : <Reading error={error} />;
}

import { TextInput } from '@mantine/core';
import { heroText, HeroText } from '../../../contracts/site-texts.ts';
import { useCall } from '../../api/use-call.ts';
import { Reading } from '../../ui/forms/reading.tsx';
import { Hero } from '../home/hero.tsx';
import { PageStage } from './page-stage.tsx';
import { PictureField } from './picture-field.tsx';
import styles from './site-texts.module.css';
import { TextFrame } from './text-frame.tsx';
import type { Standing } from './use-text-calls.ts';
import { useTextForm } from './use-text-form.ts';

/** As large as the first view is on usual screens. */
const most = { width: 2400, height: 1600 };

const show = (content: HeroText) => (
  <PageStage isWindow>
    <Hero {...content} />
  </PageStage>
);

function HeroForm({ standing }: { standing: Standing<HeroText> }) {
  const text = useTextForm({ calls: heroText, schema: HeroText, standing });
  const { form } = text;
  return (
    <TextFrame text={text} show={show} showStanding={show}>
      <TextInput
        label="Title"
        description="Large, over the picture. Usually the name of the house."
        withAsterisk
        dir="auto"
        {...form.getInputProps('title')}
      />
      <TextInput
        label="Sentence"
        description="Under the title, and in the results of search engines: at most 160 characters."
        withAsterisk
        dir="auto"
        {...form.getInputProps('sentence')}
      />
      <PictureField
        label="Picture"
        description="Without one, the drawn dunes are shown, by day and by night."
        most={most}
        path="imageUrl"
        error={form.errors['imageUrl']}
        value={form.values.imageUrl}
        onChange={(url) => form.setFieldValue('imageUrl', () => url)}
      >
        <img className={styles.wide} src={form.values.imageUrl} alt="The first view, as chosen" />
      </PictureField>
    </TextFrame>
  );
}

/** The first view of the home page. */
export function HeroPart() {
  const { data, error } = useCall(heroText.read);
  return data ? <HeroForm standing={data} /> : <Reading error={error} />;
}

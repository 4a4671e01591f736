import { Textarea, TextInput } from '@mantine/core';
import { contactText, ContactText } from '../../../contracts/site-texts.ts';
import { useCall } from '../../api/use-call.ts';
import { Reading } from '../../ui/forms/reading.tsx';
import { ContactAddresses } from '../mailings/contact-addresses.tsx';
import { TextBanner } from '../texts/text-banner.tsx';
import { PageStage } from './page-stage.tsx';
import styles from './site-texts.module.css';
import { TextFrame } from './text-frame.tsx';
import type { Standing } from './use-text-calls.ts';
import { useTextForm } from './use-text-form.ts';

const show = ({ lead, email, address }: ContactText) => (
  <PageStage>
    <div className={styles.contact}>
      <TextBanner title="Contact Us" lead={lead} />
      <ContactAddresses email={email} address={address} />
    </div>
  </PageStage>
);

function ContactForm({ standing }: { standing: Standing<ContactText> }) {
  const text = useTextForm({ calls: contactText, schema: ContactText, standing });
  const { getInputProps } = text.form;
  return (
    <TextFrame text={text} show={show} showStanding={show}>
      <TextInput
        label="Sentence"
        description="Under the title of the contact page."
        withAsterisk
        dir="auto"
        {...getInputProps('lead')}
      />
      <TextInput
        label="Email"
        description="Shown on the contact page and at the foot of every page. Messages of the contact form go there."
        type="email"
        withAsterisk
        {...getInputProps('email')}
      />
      <Textarea
        label="Postal address"
        description="As it is written on an envelope, line by line."
        withAsterisk
        dir="auto"
        autosize
        minRows={3}
        maxRows={8}
        {...getInputProps('address')}
      />
    </TextFrame>
  );
}

/** Where and how the publisher is reached. */
export function ContactPart() {
  const { data, error } = useCall(contactText.read);
  return data ? <ContactForm standing={data} /> : <Reading error={error} />;
}

import { Textarea, TextInput } from '@mantine/core';
import { contactText, ContactText } from '../../../contracts/site-content.ts';
import * as common from '../../../messages/common.ts';
import * as t from '../../../messages/site-content.ts';
import { useCall } from '../../api/use-call.ts';
import { Reading } from '../../ui/forms/reading.tsx';
import { ContactAddresses } from '../mailings/contact-addresses.tsx';
import { TextBanner } from '../texts/text-banner.tsx';
import { PageStage } from './page-stage.tsx';
import styles from './site-content.module.css';
import { TextFrame } from './text-frame.tsx';
import type { Status } from './use-text-calls.ts';
import { useTextForm } from './use-text-form.ts';

const show = ({ lead, email, address }: ContactText) => (
  <PageStage>
    <div className={styles.contact}>
      <TextBanner title={t.contactTitle()} lead={lead} />
      <ContactAddresses email={email} address={address} />
    </div>
  </PageStage>
);

function ContactForm({ current }: { current: Status<ContactText> }) {
  const text = useTextForm({ calls: contactText, schema: ContactText, current });
  const { getInputProps } = text.form;
  return (
    <TextFrame text={text} show={show} showStatus={show}>
      <TextInput
        label={t.sentence()}
        description={t.contactSentenceHint()}
        withAsterisk
        dir="auto"
        {...getInputProps('lead')}
      />
      <TextInput
        label={common.email()}
        description={t.contactEmailHint()}
        type="email"
        withAsterisk
        {...getInputProps('email')}
      />
      <Textarea
        label={t.postalAddress()}
        description={t.postalAddressHint()}
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

/** How to reach the publisher. */
export function ContactPart() {
  const { data, error } = useCall(contactText.read);
  return data ? <ContactForm current={data} /> : <Reading error={error} />;
}

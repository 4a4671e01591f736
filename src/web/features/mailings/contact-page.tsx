import { Button, Textarea, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { contact, ContactMessage, messageNotSent, messageSent } from '../../../contracts/contact.ts';
import { contactSubjects, pages } from '../../../contracts/pages.ts';
import { siteContent } from '../../../contracts/site-content.ts';
import * as common from '../../../messages/common.ts';
import * as t from '../../../messages/mailings.ts';
import type { ApiError } from '../../api/api-error.ts';
import { serverApi } from '../../api/server-api.ts';
import { useCallMutation } from '../../api/use-call.ts';
import { useSession } from '../../session/session.ts';
import { Message } from '../../ui/forms/message.tsx';
import { ReadyFields } from '../../ui/forms/ready-fields.tsx';
import { UnsavedChanges } from '../../ui/forms/unsaved-changes.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { showNotice } from '../../ui/notices/notices.ts';
import page from '../../ui/page.module.css';
import { TextBanner } from '../texts/text-banner.tsx';
import { textMeta } from '../texts/text-meta.ts';
import type { Route } from './+types/contact-page.ts';
import { ContactAddresses } from './contact-addresses.tsx';
import styles from './contact-page.module.css';

const blank = { username: '', email: '', subject: '', message: '', contact: '', homepage: '' };

/** The message to the publisher; the typed text stays until it is sent. */
function ContactForm({ subject }: { subject: string }) {
  const { form, problem, setProblem, refuse, submit } = useContractForm(ContactMessage, { ...blank, subject });
  const [answeredAt, setAnsweredAt] = useState<string | null>(null);
  const sending = useCallMutation(contact.send);
  const user = useSession()?.user;
  const { setValues } = form;
  useEffect(() => {
    if (!user) return;
    setValues(({ username = '', email = '' }) => ({
      username: username === '' ? user.otherName : username,
      email: email === '' ? user.email : email,
    }));
  }, [user, setValues]);

  const arrived = ({ email }: ContactMessage) => {
    showNotice('good', messageSent);
    setAnsweredAt(email);
    form.setValues({ subject, message: '' });
    form.clearErrors();
  };
  const failed = (refusal: ApiError) => {
    showNotice('bad', messageNotSent);
    refuse(refusal);
  };
  const send = submit((body) => {
    setAnsweredAt(null);
    sending.mutate({ body }, { onSuccess: () => arrived(body), onError: failed });
  });

  return (
    <form method="post" noValidate onSubmit={send} onChange={() => setProblem(null)}>
      <ReadyFields>
        <ContactFields field={form.getInputProps} />
        <UnsavedChanges areThere={form.isDirty('message') && !sending.isPending} onLeave={form.reset} />
        {problem && <Message kind="bad">{problem}</Message>}
        {answeredAt && <Message kind="good">{t.willAnswer({ email: answeredAt })}</Message>}
        <Button type="submit" size="md" loading={sending.isPending} className={styles.send ?? ''}>
          {t.sendMessage()}
        </Button>
      </ReadyFields>
    </form>
  );
}

type Field = ReturnType<typeof useContractForm<typeof ContactMessage, typeof blank>>['form']['getInputProps'];

function ContactFields({ field }: { field: Field }) {
  return (
    <>
      <div className={styles.two}>
        <TextInput label={t.givenName()} autoComplete="given-name" withAsterisk {...field('username')} />
        <TextInput label={common.email()} type="email" autoComplete="email" withAsterisk {...field('email')} />
      </div>
      <TextInput label={t.subject()} autoComplete="off" withAsterisk {...field('subject')} />
      <Textarea
        label={t.messageField()}
        description={t.messageHint()}
        autosize
        minRows={6}
        maxRows={16}
        withAsterisk
        {...field('message')}
      />
      <TextInput
        label={t.contactNumber()}
        description={t.contactNumberHint()}
        type="tel"
        autoComplete="tel"
        {...field('contact')}
      />
      {/* A trap for robots: people cannot see, hear or reach this field. */}
      <div className={styles.trap} aria-hidden>
        <label>
          {t.homepageTrap()}
          <input type="text" tabIndex={-1} autoComplete="off" {...field('homepage')} />
        </label>
      </div>
    </>
  );
}

/** The one address of the form; a slug without a meaning shows the usual one. */
const slugOf = (subject: string) =>
  Object.values(contactSubjects).find((known) => known === subject.toLowerCase()) ?? contactSubjects.usual;

export const loader = ({ context }: Route.LoaderArgs) => serverApi(context)(siteContent.contact);

export const meta: Route.MetaFunction = ({ matches, params, loaderData }) =>
  textMeta(matches, pages.contact.href({ subject: slugOf(params.subject) }), {
    title: t.contactTitle(),
    description: loaderData.lead,
  });

/** The contact form, with the postal address and the mailbox beside it. */
export default function ContactPage({ params, loaderData: { lead, email, address } }: Route.ComponentProps) {
  const slug = slugOf(params.subject);
  return (
    <>
      <TextBanner title={t.contactTitle()} lead={lead} />
      <div className={`${page.page} ${styles.row}`}>
        <ContactForm key={slug} subject={slug === contactSubjects.authorServices ? t.authorServicesSubject() : ''} />
        <ContactAddresses email={email} address={address} />
      </div>
    </>
  );
}

import { useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { Mailing } from '../../../contracts/mailings.ts';
import * as t from '../../../messages/mailings.ts';
import { bdi } from '../../ui/message-tags.tsx';
import { useSession } from '../../session/session.ts';
import { Message } from '../../ui/forms/message.tsx';
import { PanelSection } from '../../ui/panel-section.tsx';
import panel from '../../ui/panel.module.css';
import { MailingList } from './list/mailing-list.tsx';
import { OneMailing } from './list/one-mailing.tsx';
import { mailingAddress } from './mailing-words.ts';
import { WriteMailing } from './write/write-mailing.tsx';

interface Taken {
  readonly mailing: Mailing;
  readonly message: string;
}

/** Takes the focus: the form below it is empty again. */
function TakenNote({ mailing, message }: Taken) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className={panel.place}>
      <Message kind="good">
        <p>{t.takenNote({ message, subject: mailing.subject, bdi })}</p>
        <p>
          <Link to={mailingAddress(mailing.id)}>{t.viewStatus()}</Link>
        </p>
      </Message>
    </div>
  );
}

function Overview({ userId }: { userId: string }) {
  const [taken, setTaken] = useState<readonly Taken[]>([]);
  const last = taken.at(-1);
  return (
    <div className={panel.panel}>
      {last && <TakenNote key={taken.length} {...last} />}
      {/* Sending an email empties the form. */}
      <WriteMailing
        key={`${userId}:${taken.length}`}
        userId={userId}
        onTaken={(mailing, message) => setTaken((all) => [...all, { mailing, message }])}
      />
      <PanelSection title={t.sentSoFar()} isWide>
        <MailingList />
      </PanelSection>
    </div>
  );
}

/** Emails to many or to one, for administrators; the open one is in the address. */
export function MailingPanel() {
  const userId = useSession()?.user.id;
  const [search] = useSearchParams();
  const openId = search.get('mailing');
  if (userId === undefined) return null;
  return openId === null ? <Overview userId={userId} /> : <OneMailing key={openId} id={openId} />;
}

import { ActionIcon, Button, Menu, TextInput } from '@mantine/core';
import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import * as t from '../../../messages/styleguide.ts';
import { ArrivingText } from '../../ui/arriving/arriving-view.tsx';
import { Cover } from '../../ui/cover.tsx';
import { ConfirmDialog } from '../../ui/forms/confirm-dialog.tsx';
import { DialogActions } from '../../ui/forms/dialog-actions.tsx';
import { Dialog } from '../../ui/forms/dialog.tsx';
import { TextBanner } from '../texts/text-banner.tsx';
import { State } from './part.tsx';
import styles from './styleguide.module.css';

const icon = { 'aria-hidden': true, stroke: 1.5, size: 20 } as const;

function RowMenu() {
  return (
    <Menu position="bottom-start" withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="xl" aria-label={t.more()}>
          <IconDots {...icon} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil {...icon} />}>{t.rename()}</Menu.Item>
        <Menu.Item leftSection={<IconTrash {...icon} />} color="var(--bad)">
          {t.withdraw()}
        </Menu.Item>
        <Menu.Item disabled>{t.off()}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** A dialog with a form, a question, and the menu of a row. */
export function Floating() {
  const [open, setOpen] = useState<'form' | 'question' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <State name={t.forms()}>
        <Button variant="default" onClick={() => setOpen('form')}>
          {t.openDialog()}
        </Button>
      </State>
      <State name={t.withProblem()}>
        <Button variant="default" onClick={() => setOpen('question')}>
          {t.openQuestion()}
        </Button>
      </State>
      <State name={t.more()}>
        <RowMenu />
      </State>
      <Dialog title={t.rename()} isOpen={open === 'form'} onClose={close}>
        <TextInput label={t.title()} defaultValue={t.longTitle()} />
        <DialogActions onCancel={close} isBusy={false}>
          {t.save()}
        </DialogActions>
      </Dialog>
      <ConfirmDialog
        title={t.withdrawQuestion()}
        action={t.withdraw()}
        isOpen={open === 'question'}
        warning={t.willReply()}
        problem={t.notSaved()}
        onClose={close}
        onConfirm={close}
      >
        {t.withdrawMeaning()}
      </ConfirmDialog>
    </>
  );
}

/** The banner of a page, a cover without a picture, and an email as it arrives. */
export function Pictures() {
  const email = { subject: t.sampleTitle(), html: `<p>${t.reading()}</p>`, text: t.reading() };
  return (
    <>
      <State name={t.banner()} isWide>
        <TextBanner title={t.policies()} lead={t.reading()} />
      </State>
      <State name={t.empty()}>
        <div className={styles.cover}>
          <Cover imageUrl={null} title={t.journalName()} />
        </div>
      </State>
      <State name={t.emails()} isWide>
        <ArrivingText arriving={email} first="text" />
      </State>
    </>
  );
}

import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { pages } from '../../../contracts/pages.ts';
import * as t from '../../../messages/styleguide.ts';
import button from '../../ui/button.module.css';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { RowAction } from '../../ui/sorting/move-actions.tsx';
import textButton from '../../ui/text-button.module.css';
import { State } from './part.tsx';
import styles from './styleguide.module.css';

const sizes = [48, 36, 28, 22, 18];

const colours = [
  { name: t.colourPage(), background: 'var(--page)', color: 'var(--ink)' },
  { name: t.colourRaised(), background: 'var(--raised)', color: 'var(--ink-soft)' },
  { name: t.colourSunken(), background: 'var(--sunken)', color: 'var(--ink-soft)' },
  { name: t.colourAccent(), background: 'var(--accent)', color: 'var(--on-accent)' },
  { name: t.colourWarm(), background: 'var(--warm-wash)', color: 'var(--warm)' },
  { name: t.good(), background: 'var(--good-wash)', color: 'var(--good)' },
  { name: t.warning(), background: 'var(--warn-wash)', color: 'var(--warn)' },
  { name: t.faulty(), background: 'var(--bad-wash)', color: 'var(--bad)' },
  { name: t.info(), background: 'var(--info-wash)', color: 'var(--info)' },
];

/** The scale of type, and each pair of colours that meets. */
export function TypeAndColour() {
  return (
    <>
      {sizes.map((size) => (
        <p key={size} className={`${styles.scale} ${styles.wide}`} style={{ fontSize: `var(--text-${size})` }}>
          {t.heading({ size })}
        </p>
      ))}
      <p className={styles.wide}>{t.reading()}</p>
      {colours.map(({ name, ...look }) => (
        <p key={name} className={styles.colour} style={look}>
          {name}
        </p>
      ))}
    </>
  );
}

function FormButtons() {
  return (
    <>
      <State name={t.usual()}>
        <Button size="md">{t.submit()}</Button>
      </State>
      <State name={t.second()}>
        <Button size="md" variant="default">
          {t.save()}
        </Button>
      </State>
      <State name={t.quiet()}>
        <Button size="md" variant="subtle">
          {t.withdraw()}
        </Button>
      </State>
      <State name={t.grave()}>
        <Button size="md" color="var(--bad)">
          {t.withdraw()}
        </Button>
      </State>
      <State name={t.small()}>
        <Button>{t.submit()}</Button>
      </State>
      <State name={t.off()}>
        <Button size="md" disabled>
          {t.submit()}
        </Button>
      </State>
      <State name={t.busy()}>
        <Button size="md" loading>
          {t.submit()}
        </Button>
      </State>
      <State name={t.longText()} isWide>
        <Button size="md" variant="default">
          {t.withdrawMeaning()}
        </Button>
      </State>
    </>
  );
}

/** Buttons of forms, of reading pages and of rows, and links. */
export function Buttons() {
  return (
    <>
      <FormButtons />
      <State name={t.readingPages()} isWide>
        <div className={styles.row}>
          <Link className={button.primary} to={pages.policies.href()}>
            {t.readMore()}
          </Link>
          <Link className={button.secondary} to={pages.policies.href()}>
            {t.readMore()}
          </Link>
          <Link className={button.plain} to={pages.policies.href()}>
            <Icon of={IconPencil} size={18} />
            {t.readMore()}
          </Link>
          <CopyButton text={t.sampleTitle()} label={t.copy()} done={t.copied()} />
        </div>
      </State>
      <State name={t.inText()}>
        <p>
          {t.reading()} <Link to={pages.policies.href()}>{t.readMore()}</Link>{' '}
          <button type="button" className={textButton.textButton}>
            {t.rename()}
          </button>
        </p>
      </State>
      <State name={t.icon()}>
        <div className={styles.row}>
          <RowAction label={t.rename()} onClick={() => {}}>
            <IconPencil aria-hidden stroke={1.5} size={20} />
          </RowAction>
          <RowAction label={t.off()} isOff onClick={() => {}}>
            <IconPencil aria-hidden stroke={1.5} size={20} />
          </RowAction>
        </div>
      </State>
    </>
  );
}

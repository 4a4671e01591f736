import * as t from '../../../messages/styleguide.ts';
import page from '../../ui/page.module.css';
import { EmptyAndLoading, Messages, Statuses } from './feedback.tsx';
import { Floating, Pictures } from './floating.tsx';
import { Choices, Fields } from './forms.tsx';
import { Lists } from './lists.tsx';
import { Buttons, TypeAndColour } from './looks.tsx';
import { Part } from './part.tsx';
import styles from './styleguide.module.css';

const parts = [
  { anchor: 'type-and-colour', title: t.typeAndColour(), Contents: TypeAndColour },
  { anchor: 'buttons', title: t.buttons(), Contents: Buttons },
  { anchor: 'fields', title: t.fields(), Contents: Fields },
  { anchor: 'choices', title: t.choices(), Contents: Choices },
  { anchor: 'messages', title: t.messages(), Contents: Messages },
  { anchor: 'lists', title: t.lists(), Contents: Lists },
  { anchor: 'empty-and-loading', title: t.emptyAndLoading(), Contents: EmptyAndLoading },
  { anchor: 'statuses', title: t.statuses(), Contents: Statuses },
  { anchor: 'dialogs', title: t.dialogs(), Contents: Floating },
  { anchor: 'pictures', title: t.pictures(), Contents: Pictures },
];

export const meta = () => [{ title: t.styleguide() }];

/** All components in all states, to look at them side by side; in development only. */
export default function StyleguidePage() {
  return (
    <div className={`${page.page} ${styles.layout}`}>
      <header>
        <h1 className={page.heading}>{t.styleguide()}</h1>
        <p className={page.lead}>{t.lead()}</p>
      </header>
      <nav aria-label={t.parts()}>
        <ul className={styles.jumps}>
          {parts.map(({ anchor, title }) => (
            <li key={anchor}>
              <a href={`#${anchor}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      {parts.map(({ anchor, title, Contents }) => (
        <Part key={anchor} anchor={anchor} title={title}>
          <Contents />
        </Part>
      ))}
    </div>
  );
}

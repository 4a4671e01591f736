import { DndContext } from '@dnd-kit/core';
import { SortableContext } from '@dnd-kit/sortable';
import * as t from '../../../messages/styleguide.ts';
import { CardCell, CardRow, CardTable } from '../../ui/card-table.tsx';
import { formatDay } from '../../ui/format-day.ts';
import { MonthCell } from '../../ui/months/month-cell.tsx';
import { RecentOf } from '../../ui/months/recent-of.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { MoveActions } from '../../ui/sorting/move-actions.tsx';
import { SortableRow } from '../../ui/sorting/sortable-row.tsx';
import { ManuscriptStatus } from '../manuscripts/manuscript-status.tsx';
import '../texts/static-text.css';
import { State } from './part.tsx';
import { manuscripts, months } from './samples.ts';
import styles from './styleguide.module.css';

function Manuscripts() {
  return (
    <CardTable label={t.rows()} columns={[t.title(), t.reviewers(), t.received(), t.turn()]}>
      {manuscripts.map(({ title, person, received, status }) => (
        <CardRow key={title}>
          <CardCell label={t.title()}>
            <bdi>{title}</bdi>
          </CardCell>
          <CardCell label={t.reviewers()}>
            <bdi>{person}</bdi>
          </CardCell>
          <CardCell label={t.received()}>
            <span>{formatDay(received)}</span>
          </CardCell>
          <CardCell label={t.turn()}>
            <ManuscriptStatus status={status} />
          </CardCell>
        </CardRow>
      ))}
    </CardTable>
  );
}

function Months() {
  return (
    <RecentOf months={months}>
      {(shown) => (
        <CardTable label={t.byMonth()} columns={[t.month(), t.readings()]}>
          {shown.map(({ month, readings, percent }) => (
            <CardRow key={month}>
              <MonthCell month={month} percent={percent} />
              <CardCell label={t.readings()}>
                <span>{readings}</span>
              </CardCell>
            </CardRow>
          ))}
        </CardTable>
      )}
    </RecentOf>
  );
}

function ProseTable() {
  return (
    <div className="static-text">
      <table>
        <thead>
          <tr>
            <th scope="col">{t.month()}</th>
            <th scope="col">{t.readings()}</th>
          </tr>
        </thead>
        <tbody>
          {months.slice(0, 3).map(({ month, readings }) => (
            <tr key={month}>
              <td>{formatDay(month)}</td>
              <td>{readings}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A list in its own order, with a handle and buttons to move its items. */
function OrderedList() {
  const names = manuscripts.map(({ title }) => title);
  return (
    <DndContext id="own-order">
      <SortableContext items={names}>
        <ul className={styles.list}>
          {names.map((name, place) => (
            <SortableRow key={name} id={name} name={name} className={undefined}>
              <span className={styles.named}>
                <bdi>{name}</bdi>
              </span>
              <MoveActions name={name} isFirst={place === 0} isLast={place === names.length - 1} onMoveBy={() => {}} />
            </SortableRow>
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

/** Tables, a list in an order of its own, and the pages of a long list. */
export function Lists() {
  return (
    <>
      <State name={t.cards()} isWide>
        <Manuscripts />
      </State>
      <State name={t.byMonth()} isWide>
        <Months />
      </State>
      <State name={t.ofProse()} isWide>
        <ProseTable />
      </State>
      <State name={t.ownOrder()} isWide>
        <OrderedList />
      </State>
      {[1, 6, 12].map((page) => (
        <State key={page} name={t.pageOf({ page })} isWide>
          <Pagination
            page={page}
            pageCount={12}
            label={t.placesAt({ page })}
            hrefOf={(other) => `/journal?page=${other}`}
          />
        </State>
      ))}
    </>
  );
}

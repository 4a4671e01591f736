/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   some browsers take a table's meaning away when its look is changed to cards; the roles keep it. */
import type { ReactNode } from 'react';
import styles from './card-table.module.css';

interface CardTableProps {
  readonly label: string;
  readonly columns: readonly string[];
  readonly children: ReactNode;
}

/** A table on a wide screen, cards on a phone; the roles keep it a table for screen readers in both. */
export function CardTable({ label, columns, children }: CardTableProps) {
  return (
    <table role="table" className={styles.table} aria-label={label}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">{children}</tbody>
    </table>
  );
}

/** A row of the table; its first cell leads. */
export function CardRow({ children }: { children: ReactNode }) {
  return <tr role="row">{children}</tr>;
}

/** A cell, which bears its column's name on a phone. */
export function CardCell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <td role="cell" data-label={label}>
      {children}
    </td>
  );
}

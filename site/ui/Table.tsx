import type { ReactNode, TableHTMLAttributes } from 'react';
import './table.css';

type TableProps = TableHTMLAttributes<HTMLTableElement> & {
  /** Headings of the columns. On phones each stands beside its cells. */
  columns: readonly string[];
  /** The first cell is the heading of its row. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
};

/** A table that is still readable on a phone, where each row becomes a block of labelled cells. */
export function Table({ columns, rows, ...rest }: TableProps) {
  return (
    <table data-ui="table" {...rest}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [first, ...cells] }) => (
          <tr key={key}>
            <th scope="row">{first}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} data-label={columns[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import type { ReactNode } from 'react';
import type { ChartDrawing } from './chart-drawing.ts';

/** The numbers of a chart as a table. */
export const NumbersTable = ({
  dataset,
  write,
  label,
}: ChartDrawing & { readonly label: string }): ReactNode => (
  <details className="chart-numbers">
    <summary>{label}</summary>
    <div className="chart-scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">{dataset.heading}</th>
            {dataset.columns.map((column, index) => (
              <th key={index} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {dataset.rows.map(({ label: name, values }, row) => (
            <tr key={row}>
              <th scope="row">{name}</th>
              {values.map((value, index) => (
                <td key={index}>{value === undefined ? '' : write(value)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </details>
);

import type { CSSProperties, ReactNode } from 'react';
import type { ChartDrawing } from './chart-drawing.ts';
import { positionOn, scaleOf } from './scale.ts';

/** Bars in the cells of a table, so that screen readers read the same numbers. */
export function BarChart({ dataset, write }: ChartDrawing): ReactNode {
  const { columns, rows } = dataset;
  const scale = scaleOf(rows.flatMap(({ values }) => values));
  const zero = positionOn(scale, 0);
  const barStyle = (value: number): CSSProperties => {
    const position = positionOn(scale, value);
    return {
      '--from': Math.min(zero, position),
      '--length': Math.abs(position - zero),
    } as CSSProperties;
  };
  return (
    <div className="chart-scroll">
      <table className="chart-bars">
        <thead>
          <tr>
            <th scope="col">{dataset.heading}</th>
            {columns.map((column, index) => (
              <th key={index} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, values }, row) => (
            <tr key={row}>
              <th scope="row">{label}</th>
              {values.map((value, index) => (
                <td key={index}>
                  {value !== undefined && (
                    <span className="chart-cell">
                      <svg className="chart-bar" style={barStyle(value)} aria-hidden="true">
                        <rect width="100%" height="100%" rx="2" />
                      </svg>
                      {write(value)}
                    </span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

import type { CSSProperties, ReactNode } from 'react';
import type { ChartDrawing } from './chart-drawing.ts';
import type { Dataset } from './parse-dataset.ts';
import { marksOf, positionOn, scaleOf, type Scale } from './scale.ts';

/** Width and height of the coordinate system; CSS stretches it to the available width. */
const fieldSize = 100;

const round = (value: number): number => Math.round(value * 100) / 100;

/** The points of one column; a row without a number leaves a gap. */
function pathOf({ rows }: Dataset, column: number, scale: Scale): string {
  const step = rows.length < 2 ? 0 : fieldSize / (rows.length - 1);
  let isDrawing = false;
  return rows
    .map(({ values }, row) => {
      const value = values[column];
      const command = isDrawing ? 'L' : 'M';
      isDrawing = value !== undefined;
      if (value === undefined) return '';
      return `${command}${round(row * step)} ${round(fieldSize * (1 - positionOn(scale, value)))}`;
    })
    .join('');
}

/** The rows with labels below the chart: at most six, including the first and the last. */
function labeledRows(count: number): readonly number[] {
  const shown = Math.min(count, 6);
  return Array.from({ length: shown }, (_, index) =>
    shown === 1 ? 0 : Math.round((index * (count - 1)) / (shown - 1)),
  );
}

/** A line for each column; each has its own dash pattern, so that lines do not differ by color alone. */
export function LineChart({ dataset, write }: ChartDrawing): ReactNode {
  const { columns, rows } = dataset;
  const marks = marksOf(scaleOf(rows.flatMap(({ values }) => values)));
  const scale = scaleOf(marks);
  return (
    <div aria-hidden="true">
      <div className="chart-field">
        {marks.map((mark) => (
          <span
            key={mark}
            className="chart-mark"
            style={{ '--at': 1 - positionOn(scale, mark) } as CSSProperties}
          >
            {write(mark)}
          </span>
        ))}
        <svg viewBox={`0 0 ${fieldSize} ${fieldSize}`} preserveAspectRatio="none">
          {columns.map((_, index) => (
            <path key={index} data-series={index % 6} d={pathOf(dataset, index, scale)} />
          ))}
        </svg>
      </div>
      <ol className="chart-labels">
        {labeledRows(rows.length).map((row) => (
          <li key={row}>{rows[row]?.label}</li>
        ))}
      </ol>
      {columns.length > 1 && (
        <ul className="chart-legend">
          {columns.map((column, index) => (
            <li key={index}>
              <svg viewBox="0 0 24 4" width={24} height={4}>
                <path data-series={index % 6} d="M0 2H24" />
              </svg>
              {column}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

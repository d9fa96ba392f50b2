import type { CSSProperties, ReactNode } from 'react';
import type { ChartDrawing } from './chart-drawing.ts';

interface PieChartProps extends ChartDrawing {
  readonly locale: string;
}

/** The shares of the first column as a ring. Only positive values have a share. */
export function PieChart({ dataset, write, locale }: PieChartProps): ReactNode {
  const segments = dataset.rows.flatMap(({ label, values: [value = 0] }) =>
    value > 0 ? [{ label, value }] : [],
  );
  const total = segments.reduce((sum, { value }) => sum + value, 0);
  /** Start of a segment, in percent of the ring. */
  const startOf = (index: number) =>
    segments.slice(0, index).reduce((sum, { value }) => sum + (100 * value) / total, 0);
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const tint = (index: number) =>
    ({ '--tint': segments.length < 2 ? 0 : index / (segments.length - 1) }) as CSSProperties;
  return (
    <div className="chart-pie">
      <svg viewBox="-50 -50 100 100" aria-hidden="true">
        {segments.map(({ value }, index) => {
          const length = (100 * value) / total;
          return (
            <circle
              key={index}
              r={38}
              pathLength={100}
              strokeDasharray={`${Math.max(length - (segments.length > 1 ? 0.6 : 0), 0.2)} 100`}
              strokeDashoffset={-startOf(index)}
              style={tint(index)}
            />
          );
        })}
      </svg>
      <ul>
        {segments.map(({ label, value }, index) => (
          <li key={index} style={tint(index)}>
            <span>{label}</span>
            <span>
              {write(value)} <small>{share.format(value / total)}</small>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

import type { ReactNode } from 'react';
import type { PropsOf } from '../../kit/block/define-block.ts';
import type { BlockViewProps } from '../../kit/block/view-props.ts';
import { EditingNote } from '../../kit/editing-note/editing-note-view.tsx';
import { BarChart } from './bar-chart.tsx';
import { LineChart } from './line-chart.tsx';
import { NumbersTable } from './numbers-table.tsx';
import { parseDataset } from './parse-dataset.ts';
import { PieChart } from './pie-chart.tsx';
import type { chart } from './schema.ts';

const joinCells = (cells: readonly string[], locale: string): string =>
  new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(cells);

/** A chart rendered on the server, without JavaScript, with its numbers as a table. */
export function ChartView({ id, props, page }: BlockViewProps<PropsOf<typeof chart>>): ReactNode {
  const { title, kind, unit } = props;
  const dataset = parseDataset(props.data, page.locale);
  if (props.data.trim() === '') return null;
  if (dataset.columns.length === 0) return <EditingNote page={page} text="chart.columnRequired" />;
  if (dataset.rows.length === 0) return <EditingNote page={page} text="chart.rowRequired" />;
  const numbers = new Intl.NumberFormat(page.locale);
  const write = (value: number) =>
    unit === '' ? numbers.format(value) : `${numbers.format(value)}\u00A0${unit}`;
  return (
    <figure
      className="chart"
      data-kind={kind}
      aria-labelledby={title === '' ? undefined : `chart-${id}`}
    >
      {title !== '' && <figcaption id={`chart-${id}`}>{title}</figcaption>}
      {kind === 'bar' && <BarChart dataset={dataset} write={write} />}
      {kind === 'line' && <LineChart dataset={dataset} write={write} />}
      {kind === 'pie' && <PieChart dataset={dataset} write={write} locale={page.locale} />}
      {page.isEditing && dataset.unread.length > 0 && (
        <EditingNote
          page={page}
          text="chart.unread"
          values={{ cells: joinCells(dataset.unread, page.locale) }}
        />
      )}
      {dataset.isIncomplete && <EditingNote page={page} text="chart.missingData" />}
      {kind !== 'bar' && (
        <NumbersTable dataset={dataset} write={write} label={page.text('chart.numbers')} />
      )}
    </figure>
  );
}

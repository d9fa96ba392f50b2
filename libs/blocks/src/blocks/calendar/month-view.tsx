import type { ReactNode } from 'react';
import { dayOf, weeksOf, type Month } from './month.ts';
import { monthName } from './month-name.ts';
import { firstDayOf, weekdays } from './weekdays.ts';

/** An entry with a date and a page. */
export interface DatedItem {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  /** 2026-03-12. */
  readonly day: string;
}

/** The month as the server renders it: the same table as the island's, to avoid a layout shift. */
export function MonthView({
  month,
  items,
  locale,
  today,
}: {
  readonly month: Month;
  readonly items: readonly DatedItem[];
  readonly locale: string;
  readonly today: string;
}): ReactNode {
  const firstDay = firstDayOf(locale);
  return (
    <table aria-label={monthName(month, locale)}>
      <thead>
        <tr>
          {weekdays(locale, firstDay).map(({ short, long }) => (
            <th key={long} scope="col" abbr={long}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month, firstDay).map((week, row) => (
          <tr key={row}>
            {week.map((number, column) => {
              // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- empty: its day is in another month
              if (number === undefined) return <td key={column} />;
              const day = dayOf(month, number);
              return (
                <td key={column}>
                  <time dateTime={day} aria-current={day === today ? 'date' : undefined}>
                    {number}
                  </time>
                  {items
                    .filter((item) => item.day === day)
                    .map(({ id, path, title }) => (
                      <a key={id} href={path}>
                        {title}
                      </a>
                    ))}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

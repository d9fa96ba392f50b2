import { readSalesReport } from '@sitewright/contracts/api';
import { Download } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useRead } from '../../api/read.ts';
import { Button } from '../../controls/button.tsx';
import { Reading } from '../../controls/reading.tsx';
import { Screen } from '../../controls/screen.tsx';
import { SelectField } from '../../controls/select-field.tsx';
import { downloadText } from '../../download/download-text.ts';
import { useSite } from '../../shell/site/site.ts';
import { orderText } from '../../texts/order-text.ts';
import { MonthCard } from './month-card.tsx';
import { monthLabel, monthsBefore } from './month-label.ts';
import { reportCsv } from './report-csv.ts';
import styles from './reports.module.css';

/** The first and the last month of the report. */
interface Period {
  readonly from: string;
  readonly to: string;
}

/** The present month in the time zone of the website. */
const monthIn = (timeZone: string): string => {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit' });
  return parts.format(new Date()).slice(0, 7);
};

/** The last three years, month by month. */
const monthChoices = (present: string) =>
  Array.from({ length: 36 }, (_, index) => {
    const value = monthsBefore(present, index);
    return { value, label: monthLabel(value) };
  });

/** Sales, refunds, taxes and gift cards by month, for the bookkeeper. */
export function ReportsScreen(): ReactNode {
  const { id: websiteId, identifier, timeZone } = useSite();
  const present = monthIn(timeZone);
  const [{ from, to }, setPeriod] = useState<Period>({
    from: monthsBefore(present, 2),
    to: present,
  });
  const report = useRead(readSalesReport, { params: { websiteId }, query: { from, to } });
  const choices = monthChoices(present);
  return (
    <Screen
      title={orderText('orders.reports')}
      description={orderText('orders.reportsHelp', { timeZone })}
      actions={
        <Button
          icon={<Download aria-hidden="true" />}
          isDisabled={report.data === undefined}
          onPress={() =>
            downloadText(
              `${identifier}-${from}-${to}.csv`,
              'text/csv',
              reportCsv(report.data?.months ?? []),
            )
          }
        >
          {orderText('orders.exportCsv')}
        </Button>
      }
    >
      <div className={styles.period}>
        <SelectField
          label={orderText('orders.from')}
          choices={choices.filter(({ value }) => value <= to)}
          value={from}
          onChange={(month) => {
            const latest = monthsBefore(month, -23);
            setPeriod({ from: month, to: to > latest ? latest : to });
          }}
        />
        <SelectField
          label={orderText('orders.to')}
          choices={choices}
          value={to}
          onChange={(month) => {
            const earliest = monthsBefore(month, 23);
            setPeriod({
              from: from > month ? month : from < earliest ? earliest : from,
              to: month,
            });
          }}
        />
      </div>
      <Reading read={report} problem={orderText('orders.reportNotLoaded')}>
        {({ months }) => (
          <div className={styles.months}>
            {months.map((month) => (
              <MonthCard key={`${month.month} ${month.currency}`} month={month} />
            ))}
          </div>
        )}
      </Reading>
    </Screen>
  );
}

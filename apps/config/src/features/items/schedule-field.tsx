import type { ReactNode } from 'react';
import { TextField } from '../../controls/text-field.tsx';
import { useSite } from '../../shell/site/site.ts';
import { productText } from '../../texts/product-text.ts';
import { fromZonedTime, isKnownTimeZone, toZonedTime } from './zoned-time.ts';

interface ScheduleFieldProps {
  readonly value: string | null;
  readonly error: string | undefined;
  readonly onChange: (value: string | null) => void;
}

/** When a scheduled item is published, in the website's time zone. A browser that does not know it uses its own. */
export function ScheduleField({ value, error, onChange }: ScheduleFieldProps): ReactNode {
  const site = useSite();
  const timeZone = isKnownTimeZone(site.timeZone)
    ? site.timeZone
    : new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <TextField
      type="datetime-local"
      label={productText('products.publishDate')}
      help={productText('products.timeZone', { timeZone })}
      value={value === null ? '' : toZonedTime(value, timeZone)}
      onChange={(typed) => onChange(typed === '' ? null : fromZonedTime(typed, timeZone))}
      error={error}
    />
  );
}

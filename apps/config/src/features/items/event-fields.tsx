import type { EventStatus, ItemEvent } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { Card } from '../../controls/card.tsx';
import { SelectField } from '../../controls/select-field.tsx';
import { SwitchField } from '../../controls/switch-field.tsx';
import { TextField } from '../../controls/text-field.tsx';
import { configText } from '../../texts/config-text.ts';
import { productText } from '../../texts/product-text.ts';
import { fromZonedTime, isKnownTimeZone, toZonedTime } from './zoned-time.ts';

const statusKeys = {
  scheduled: 'products.eventScheduled',
  movedOnline: 'products.eventOnline',
  postponed: 'products.eventPostponed',
  cancelled: 'products.eventCanceled',
} as const satisfies Record<EventStatus, string>;

const statuses = Object.keys(statusKeys) as EventStatus[];

const hourMs = 3_600_000;

/** An event that starts at the next full hour. */
const newEvent = (nowMs: number): ItemEvent => ({
  startsAt: new Date(Math.ceil(nowMs / hourMs) * hourMs).toISOString(),
  endsAt: null,
  allDay: false,
  place: '',
  address: '',
  onlineUrl: '',
  status: 'scheduled',
});

interface DateTimeFieldProps {
  readonly label: string;
  readonly value: string | null;
  readonly timeZone: string;
  readonly allDay: boolean;
  readonly error: string | undefined;
  readonly onChange: (value: string | null) => void;
}

/** A date and time in the website's time zone, or a date. */
function DateTimeField(props: DateTimeFieldProps): ReactNode {
  const { label, value, timeZone, allDay, error, onChange } = props;
  const shown = value === null ? '' : toZonedTime(value, timeZone);
  return (
    <TextField
      label={label}
      type={allDay ? 'date' : 'datetime-local'}
      value={allDay ? shown.replace(/T.*/, '') : shown}
      error={error}
      onChange={(typed) =>
        onChange(typed === '' ? null : fromZonedTime(allDay ? `${typed}T00:00` : typed, timeZone))
      }
    />
  );
}

/** Date and location of an event. */
export function EventFields({
  event,
  timeZone,
  errors,
  onChange,
}: {
  readonly event: ItemEvent | null;
  readonly timeZone: string;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (event: ItemEvent | null) => void;
}): ReactNode {
  const dateSwitch = (
    <SwitchField
      label={productText('products.hasDate')}
      isOn={event !== null}
      onChange={(isOn) => onChange(isOn ? newEvent(Date.now()) : null)}
    />
  );
  if (event === null) return <Card title={productText('products.event')}>{dateSwitch}</Card>;
  const set = (changes: Partial<ItemEvent>) => onChange({ ...event, ...changes });
  const dateProps = { timeZone, allDay: event.allDay };
  return (
    <Card title={productText('products.event')}>
      {dateSwitch}
      <SwitchField
        label={productText('products.allDay')}
        isOn={event.allDay}
        onChange={(allDay) => set({ allDay })}
      />
      {isKnownTimeZone(timeZone) ? (
        <>
          <DateTimeField
            {...dateProps}
            label={productText('products.starts')}
            value={event.startsAt}
            error={errors['event.startsAt']}
            onChange={(startsAt) => startsAt !== null && set({ startsAt })}
          />
          <DateTimeField
            {...dateProps}
            label={productText('products.ends')}
            value={event.endsAt}
            error={errors['event.endsAt']}
            onChange={(endsAt) => set({ endsAt })}
          />
          <p>{productText('products.timesInZone', { timeZone })}</p>
        </>
      ) : (
        <p role="alert">{configText('general.timeZoneFailed', { timeZone })}</p>
      )}
      <TextField
        label={productText('products.location')}
        value={event.place}
        onChange={(place) => set({ place })}
        error={errors['event.place']}
        maxLength={200}
      />
      <TextField
        label={productText('products.address')}
        value={event.address}
        onChange={(address) => set({ address })}
        error={errors['event.address']}
        maxLength={400}
      />
      <TextField
        label={productText('products.eventUrl')}
        value={event.onlineUrl}
        onChange={(onlineUrl) => set({ onlineUrl })}
        error={errors['event.onlineUrl']}
        type="url"
        isCode
      />
      <SelectField
        label={productText('products.eventStatus')}
        choices={statuses.map((value) => ({ value, label: productText(statusKeys[value]) }))}
        value={event.status}
        onChange={(status) => set({ status })}
        error={errors['event.status']}
      />
    </Card>
  );
}

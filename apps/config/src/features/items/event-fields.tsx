import type { EventStatus, ItemEvent } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { Card } from '../../controls/card.tsx';
import { SelectField } from '../../controls/select-field.tsx';
import { SwitchField } from '../../controls/switch-field.tsx';
import { TextField } from '../../controls/text-field.tsx';
import { configText } from '../../texts/config-text.ts';
import { fromZonedTime, isKnownTimeZone, toZonedTime } from './zoned-time.ts';

const statusChoices: readonly { readonly value: EventStatus; readonly label: string }[] = [
  { value: 'scheduled', label: 'Scheduled' },
  { value: 'movedOnline', label: 'Online' },
  { value: 'postponed', label: 'Postponed' },
  { value: 'cancelled', label: 'Canceled' },
];

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
      label="Has a date"
      isOn={event !== null}
      onChange={(isOn) => onChange(isOn ? newEvent(Date.now()) : null)}
    />
  );
  if (event === null) return <Card title="Event">{dateSwitch}</Card>;
  const set = (changes: Partial<ItemEvent>) => onChange({ ...event, ...changes });
  const dateProps = { timeZone, allDay: event.allDay };
  return (
    <Card title="Event">
      {dateSwitch}
      <SwitchField label="All day" isOn={event.allDay} onChange={(allDay) => set({ allDay })} />
      {isKnownTimeZone(timeZone) ? (
        <>
          <DateTimeField
            {...dateProps}
            label="Starts"
            value={event.startsAt}
            error={errors['event.startsAt']}
            onChange={(startsAt) => startsAt !== null && set({ startsAt })}
          />
          <DateTimeField
            {...dateProps}
            label="Ends"
            value={event.endsAt}
            error={errors['event.endsAt']}
            onChange={(endsAt) => set({ endsAt })}
          />
          <p>Times are in the website’s time zone: {timeZone}.</p>
        </>
      ) : (
        <p role="alert">{configText('general.timeZoneFailed', { timeZone })}</p>
      )}
      <TextField
        label="Location"
        value={event.place}
        onChange={(place) => set({ place })}
        error={errors['event.place']}
        maxLength={200}
      />
      <TextField
        label="Address"
        value={event.address}
        onChange={(address) => set({ address })}
        error={errors['event.address']}
        maxLength={400}
      />
      <TextField
        label="Event URL"
        value={event.onlineUrl}
        onChange={(onlineUrl) => set({ onlineUrl })}
        error={errors['event.onlineUrl']}
        type="url"
        isCode
      />
      <SelectField
        label="Event status"
        choices={statusChoices}
        value={event.status}
        onChange={(status) => set({ status })}
        error={errors['event.status']}
      />
    </Card>
  );
}

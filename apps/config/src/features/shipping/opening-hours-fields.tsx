import {
  weekdays,
  type OpeningHours,
  type OpeningSpan,
  type Weekday,
} from '@sitewright/contracts/entities';
import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../controls/icon-button.tsx';
import { TextField } from '../../controls/text-field.tsx';
import { storeText } from '../../texts/store-text.ts';
import styles from './shipping.module.css';

const maxSpans = 4;

/** A Monday. */
const monday = Date.UTC(2024, 0, 1);
const dayFormat = new Intl.DateTimeFormat(undefined, { weekday: 'long', timeZone: 'UTC' });
const dayLabels = weekdays.map((day, index) => ({
  day,
  label: dayFormat.format(monday + index * 86_400_000),
}));

/** The hours of the last day before that is open: most days are like the one before. */
function suggestSpan(hours: OpeningHours, day: Weekday): OpeningSpan {
  const before = weekdays.slice(0, weekdays.indexOf(day)).findLast((one) => hours[one].length > 0);
  return (before && hours[before][0]) ?? { opens: '09:00', closes: '17:00' };
}

/** A second interval begins where the first one ends. */
const nextSpan = (hours: OpeningHours, day: Weekday): OpeningSpan => {
  const last = hours[day].at(-1);
  return last === undefined ? suggestSpan(hours, day) : { opens: last.closes, closes: last.closes };
};

interface OpeningHoursFieldsProps {
  readonly hours: OpeningHours;
  /** The error at a path below the hours, such as `monday.0.closes`. */
  readonly errorOf: (path: string) => string | undefined;
  readonly onChange: (hours: OpeningHours) => void;
}

/** The intervals of each weekday. A day without an interval is closed. */
export function OpeningHoursFields(props: OpeningHoursFieldsProps): ReactNode {
  const { hours, errorOf, onChange } = props;
  return (
    <fieldset className={styles.day} aria-label={storeText('store.openingHours')}>
      <h3 className={styles.subtitle}>{storeText('store.openingHours')}</h3>
      {dayLabels.map(({ day, label }) => (
        <DayFields
          key={day}
          label={label}
          spans={hours[day]}
          suggested={nextSpan(hours, day)}
          errorOf={(path) => errorOf(`${day}.${path}`)}
          onChange={(spans) => onChange({ ...hours, [day]: spans })}
        />
      ))}
    </fieldset>
  );
}

interface DayFieldsProps {
  readonly label: string;
  readonly spans: readonly OpeningSpan[];
  /** The interval that is added. */
  readonly suggested: OpeningSpan;
  readonly errorOf: (path: string) => string | undefined;
  readonly onChange: (spans: OpeningSpan[]) => void;
}

function DayFields({ label, spans, suggested, errorOf, onChange }: DayFieldsProps): ReactNode {
  return (
    <fieldset className={styles.day} aria-label={label}>
      <div className={styles.regionHead}>
        <span>
          {label}
          {spans.length === 0 && <span className={styles.note}> {storeText('store.closed')}</span>}
        </span>
        {spans.length < maxSpans && (
          <IconButton
            label={storeText('store.addHours', { day: label })}
            size="small"
            onPress={() => onChange([...spans, suggested])}
          >
            <Plus aria-hidden="true" />
          </IconButton>
        )}
      </div>
      {spans.map((span, index) => (
        <SpanFields
          key={index}
          span={span}
          label={`${label} ${index + 1}`}
          errorOf={(path) => errorOf(`${index}.${path}`)}
          onChange={(changed) => onChange(spans.with(index, changed))}
          onRemove={() => onChange(spans.toSpliced(index, 1))}
        />
      ))}
    </fieldset>
  );
}

interface SpanFieldsProps {
  readonly span: OpeningSpan;
  readonly label: string;
  readonly errorOf: (path: string) => string | undefined;
  readonly onChange: (span: OpeningSpan) => void;
  readonly onRemove: () => void;
}

function SpanFields({ span, label, errorOf, onChange, onRemove }: SpanFieldsProps): ReactNode {
  return (
    <fieldset className={styles.span} aria-label={label}>
      <TextField
        label={storeText('store.opens')}
        type="time"
        value={span.opens}
        onChange={(opens) => onChange({ ...span, opens })}
        error={errorOf('opens')}
      />
      <TextField
        label={storeText('store.closes')}
        type="time"
        value={span.closes}
        onChange={(closes) => onChange({ ...span, closes })}
        error={errorOf('closes')}
      />
      <IconButton
        label={storeText('store.removeHours', { hours: label })}
        size="small"
        onPress={onRemove}
      >
        <Trash2 aria-hidden="true" />
      </IconButton>
    </fieldset>
  );
}

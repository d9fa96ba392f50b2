import type { Page } from '@playwright/test';

/** An event of a calendar: property values by name, without parameters. */
export type CalendarEvent = Readonly<Record<string, string>>;

export interface Calendar {
  readonly status: number;
  readonly contentType: string;
  /** As sent, folded. */
  readonly lines: readonly string[];
  /** Format errors by RFC 5545. */
  readonly errors: readonly string[];
  readonly events: readonly CalendarEvent[];
}

const maxOctets = 75;

/** Unescapes a value. */
const textOf = (value: string): string =>
  value.replaceAll(/\\(.)/g, (_, character: string) =>
    character.toLowerCase() === 'n' ? '\n' : character,
  );

/** Finds format errors by RFC 5545. */
function findErrors(text: string): string[] {
  const errors: string[] = [];
  if (/[^\r]\n|\r[^\n]/.test(text)) errors.push('a line does not end with CRLF');
  if (!text.endsWith('END:VCALENDAR\r\n')) errors.push('it does not end as a calendar');
  for (const line of text.split('\r\n'))
    if (Buffer.byteLength(line) > maxOctets) errors.push(`longer than ${maxOctets}: ${line}`);
  for (const line of text.replaceAll('\r\n ', '').split('\r\n').slice(0, -1))
    if (!/^[A-Z-]+(?:;[A-Z-]+=[^:;]+)*:/.test(line)) errors.push(`no property: ${line}`);
  return errors;
}

function eventsOf(text: string): CalendarEvent[] {
  const lines = text.replaceAll('\r\n ', '').split('\r\n');
  const events: Record<string, string>[] = [];
  let current: Record<string, string> | undefined;
  for (const line of lines) {
    const [, name = '', value = ''] = /^([A-Z-]+)[^:]*:(.*)$/.exec(line) ?? [];
    if (line === 'BEGIN:VEVENT') events.push((current = {}));
    else if (line === 'END:VEVENT') current = undefined;
    else if (current !== undefined) current[name] = textOf(value);
  }
  return events;
}

/** Reads a calendar of the open site. */
export async function readCalendar(page: Page, address: string): Promise<Calendar> {
  const { text, ...head } = await page.evaluate(async (url) => {
    const response = await fetch(url);
    return {
      status: response.status,
      contentType: response.headers.get('content-type') ?? '',
      text: await response.text(),
    };
  }, address);
  return { ...head, lines: text.split('\r\n'), errors: findErrors(text), events: eventsOf(text) };
}

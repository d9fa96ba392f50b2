/** One component of a calendar with its properties, in their order. */
export interface CalendarComponent {
  readonly name: string;
  readonly properties: readonly CalendarProperty[];
  readonly components: readonly CalendarComponent[];
}

export interface CalendarProperty {
  readonly name: string;
  readonly parameters: Readonly<Record<string, string>>;
  /** As written, with escapes. */
  readonly value: string;
}

class CalendarError extends Error {}

function requireThat(holds: boolean, error: string): asserts holds {
  if (!holds) throw new CalendarError(error);
}

/** Unfolded content lines (RFC 5545, 3.1). */
function unfold(text: string): readonly string[] {
  requireThat(text.endsWith('\r\n'), 'the last line has no end');
  requireThat(!/[\r\n]/.test(text.replaceAll('\r\n', '')), 'a line ends without CRLF');
  const physicalLines = text.slice(0, -2).split('\r\n');
  for (const line of physicalLines) {
    requireThat(Buffer.byteLength(line) <= 75, `more than 75 octets: ${line}`);
    requireThat(line.trim() !== '', 'an empty line');
    requireThat(line.isWellFormed(), `half a character: ${line}`);
    // oxlint-disable-next-line no-control-regex -- the pattern finds forbidden characters
    requireThat(!/[\u0000-\u0008\u000A-\u001F\u007F]/.test(line), `a control character: ${line}`);
    // oxlint-disable-next-line no-irregular-whitespace -- as above
    requireThat(!/[\u0085\u2028\u2029]/.test(line), `a line break of Unicode: ${line}`);
  }
  const lines: string[] = [];
  for (const line of physicalLines) {
    if (!line.startsWith(' ') && !line.startsWith('\t')) lines.push(line);
    else lines.push(lines.pop()! + line.slice(1));
  }
  return lines;
}

const contentLine =
  /^(?<name>[A-Za-z0-9-]+)(?<parameters>(?:;[A-Za-z0-9-]+=(?:"[^"]*"|[^";:,]*))*):(?<value>.*)$/u;

function parseLine(line: string): CalendarProperty {
  const groups = contentLine.exec(line)?.groups;
  requireThat(groups !== undefined, `no content line: ${line}`);
  const parameters = groups['parameters']!.split(';').slice(1);
  const pairs = parameters.map((parameter) => parameter.split('=') as [string, string]);
  return {
    name: groups['name']!.toUpperCase(),
    parameters: Object.fromEntries(pairs),
    value: groups['value']!,
  };
}

const textProperties = ['SUMMARY', 'DESCRIPTION', 'LOCATION', 'X-WR-CALNAME', 'PRODID'];
/** Properties that an event has at most once. */
const singleProperties = [
  ...textProperties,
  'UID',
  'DTSTAMP',
  'DTSTART',
  'DTEND',
  'URL',
  'STATUS',
  'SEQUENCE',
  'VERSION',
];
const utcDateTime = /^\d{8}T\d{6}Z$/;

function checkText({ name, value }: CalendarProperty): void {
  requireThat(/^(?:[^\\;,]|\\[\\;,nN])*$/u.test(value), `${name} is not escaped: ${value}`);
}

function valuesOf({ properties }: CalendarComponent, name: string): readonly CalendarProperty[] {
  return properties.filter((property) => property.name === name);
}

function checkEvent(event: CalendarComponent): void {
  for (const name of ['UID', 'DTSTAMP', 'DTSTART'])
    requireThat(valuesOf(event, name).length === 1, `an event without ${name}`);
  for (const name of singleProperties)
    requireThat(valuesOf(event, name).length <= 1, `an event with two ${name}`);
  requireThat(utcDateTime.test(valuesOf(event, 'DTSTAMP')[0]!.value), 'DTSTAMP is not in UTC');
  const [start, end] = [valuesOf(event, 'DTSTART')[0]!, valuesOf(event, 'DTEND')[0]];
  for (const { value, parameters } of end === undefined ? [start] : [start, end])
    requireThat(
      parameters['VALUE'] === 'DATE' ? /^\d{8}$/.test(value) : utcDateTime.test(value),
      `no date: ${value}`,
    );
  if (end !== undefined) {
    requireThat(end.parameters['VALUE'] === start.parameters['VALUE'], 'DTEND is of another type');
    requireThat(end.value > start.value, 'DTEND is not later than DTSTART');
  }
  for (const { value } of valuesOf(event, 'URL'))
    requireThat(/^[\u0021-\u007E]+$/.test(value) && URL.canParse(value), `no URI: ${value}`);
}

function checkTimeZone(zone: CalendarComponent): void {
  requireThat(valuesOf(zone, 'TZID').length === 1, 'a time zone without TZID');
  requireThat(zone.components.length > 0, 'a time zone without STANDARD or DAYLIGHT');
}

function checkCalendar(calendar: CalendarComponent): void {
  requireThat(calendar.name === 'VCALENDAR', `not a calendar: ${calendar.name}`);
  requireThat(valuesOf(calendar, 'PRODID').length === 1, 'a calendar without PRODID');
  requireThat(valuesOf(calendar, 'VERSION')[0]?.value === '2.0', 'a calendar without VERSION');
  requireThat(calendar.components.length > 0, 'a calendar without a component');
  for (const component of calendar.components) {
    if (component.name === 'VEVENT') checkEvent(component);
    if (component.name === 'VTIMEZONE') checkTimeZone(component);
  }
}

/** Parses a calendar; throws at what RFC 5545 does not allow, for the parts of it that the product uses. */
export function parseICalendar(text: string): CalendarComponent {
  type Open = CalendarComponent & {
    properties: CalendarProperty[];
    components: CalendarComponent[];
  };
  const root: Open = { name: '', properties: [], components: [] };
  const open = [root];
  for (const line of unfold(text)) {
    const property = parseLine(line);
    const { name, value } = property;
    if (name === 'BEGIN') {
      const component: Open = { name: value, properties: [], components: [] };
      open.at(-1)!.components.push(component);
      open.push(component);
    } else if (name === 'END') {
      requireThat(open.length > 1 && open.pop()!.name === value, `END:${value} ends nothing`);
    } else {
      requireThat(open.length > 1, `outside of the calendar: ${line}`);
      if (textProperties.includes(name)) checkText(property);
      open.at(-1)!.properties.push(property);
    }
  }
  requireThat(open.length === 1 && root.components.length === 1, 'not one calendar');
  const [calendar] = root.components;
  checkCalendar(calendar!);
  return calendar!;
}

/** A property of a component, without escapes; undefined if absent. */
export const valueOf = (component: CalendarComponent, name: string): string | undefined =>
  valuesOf(component, name)[0]?.value.replaceAll(/\\(?<escaped>[\\;,nN])/g, (_, escaped: string) =>
    escaped.toLowerCase() === 'n' ? '\n' : escaped,
  );

/** What a browser remembers of a site's popup overlay. */
export interface PopupRecord {
  /** When it was closed last, as ISO 8601; null while it never was. */
  readonly 'date-closed': string | null;
  /** Version of the settings under which this was written. */
  readonly version: number;
  /** Whether its form was sent. */
  readonly submitted: boolean;
}

const isDate = (value: unknown): boolean =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value));

/** Reads a stored record; undefined where there is none, or none of this shape. */
export function readPopupRecord(text: string | null): PopupRecord | undefined {
  if (text === null) return undefined;
  try {
    const { 'date-closed': closed, version, submitted } = JSON.parse(text) as PopupRecord;
    const isRecord =
      (closed === null || isDate(closed)) &&
      Number.isInteger(version) &&
      typeof submitted === 'boolean';
    return isRecord ? { 'date-closed': closed, version, submitted } : undefined;
  } catch {
    return undefined;
  }
}

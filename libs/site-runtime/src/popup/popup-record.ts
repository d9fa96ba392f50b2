/** The stored record of a site's popup. */
export interface PopupRecord {
  /** Time of the last closing in ISO 8601; null if it was never closed. */
  readonly 'date-closed': string | null;
  /** Version of the settings when this was written. */
  readonly version: number;
  /** Whether its form was submitted. */
  readonly submitted: boolean;
}

const isDate = (value: unknown): boolean =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value));

/** Parses a stored record; undefined if absent or invalid. */
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

import { toCommonFields, type CommonFields } from './common-fields.ts';

/** An event and the known data of its page. */
export interface AnalyticsEvent {
  readonly eventName: string;
  readonly payload: CommonFields & Readonly<Record<string, unknown>>;
}

/** The source of the common fields. */
export interface CommonFieldSource {
  /** The page's current common fields; read for each event, because the page changes. */
  readonly readCommon: () => Readonly<Record<string, unknown>>;
  /** Logs a warning for developers. */
  readonly warn: (message: string) => void;
}

/** Creates an analytics event from its name and fields; common fields take precedence. */
export function toAnalyticsEvent(
  eventName: string,
  fields: Readonly<Record<string, unknown>>,
  { readCommon, warn }: CommonFieldSource,
): AnalyticsEvent {
  return { eventName, payload: { ...fields, ...toCommonFields(readCommon(), warn) } };
}

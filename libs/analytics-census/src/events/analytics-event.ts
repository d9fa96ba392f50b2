import { toCommonFields, type CommonFields } from './common-fields.ts';

/** Something that happened, with what is known of the page. */
export interface AnalyticsEvent {
  readonly eventName: string;
  readonly payload: CommonFields & Readonly<Record<string, unknown>>;
}

/** What the common fields are taken from. */
export interface CommonFieldSource {
  /** The common fields as the page knows them; asked for each event, because the visitor moves on. */
  readonly readCommon: () => Readonly<Record<string, unknown>>;
  /** Tells developers, never the visitor. */
  readonly warn: (message: string) => void;
}

/** Makes an analytics event of its name and its own fields; the common fields win over them. */
export function toAnalyticsEvent(
  eventName: string,
  own: Readonly<Record<string, unknown>>,
  { readCommon, warn }: CommonFieldSource,
): AnalyticsEvent {
  return { eventName, payload: { ...own, ...toCommonFields(readCommon(), warn) } };
}

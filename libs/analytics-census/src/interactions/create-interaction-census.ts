import { sendQuietly, type Send } from '../send.ts';
import type { ButtonRecord, OverlayAction, PageFields } from './records.ts';

/** Timeout of a request. */
const timeoutMs = 2500;

/** Options of an interaction census. */
export interface InteractionCensusOptions {
  readonly send: Send;
  /** The value of `ss_cvr`, or an empty string if it is forbidden, such as `VisitorIdentity.read`. */
  readonly readVisitor: () => string;
  readonly readPage: () => PageFields;
}

/** Records interactions on a page. Each request is sent before the call returns; failures are ignored. */
export interface InteractionCensus {
  readonly buttonRendered: (button: ButtonRecord) => Promise<void>;
  readonly buttonClicked: (button: ButtonRecord) => Promise<void>;
  readonly formRendered: (formId: string) => Promise<void>;
  readonly overlayChanged: (action: OverlayAction, overlayVersion: number) => Promise<void>;
  /** A product's quick view was opened; `itemId` is the product item's id. */
  readonly quickViewOpened: (itemId: string) => Promise<void>;
}

/** Creates the census of buttons, forms, popups and quick views. */
export function createInteractionCensus(options: InteractionCensusOptions): InteractionCensus {
  const { send, readVisitor, readPage } = options;
  const post = (name: string, record?: object) =>
    sendQuietly(send, {
      path: `/api/census/${name}`,
      json: record && { ...record, visitorCookie: readVisitor() },
      timeoutMs,
    });

  return {
    buttonRendered: (button) => post('button-render', { ...button, ...readPage() }),
    buttonClicked: (button) => post('button-click', { ...button, ...readPage() }),
    formRendered: (formId) => post('form-render', { formId }),
    overlayChanged: (action, overlayVersion) =>
      post('overlay', { action, overlayVersion, ...readPage() }),
    quickViewOpened: (itemId) => post(`RecordQuickView/${encodeURIComponent(itemId)}`),
  };
}

import { sendQuietly, type Send } from '../send.ts';
import type { ButtonRecord, OverlayAction, PageFields } from './records.ts';

/** How long the census waits for an answer. */
const timeoutMs = 2500;

/** What an interaction census is made from. */
export interface InteractionCensusOptions {
  readonly send: Send;
  /** The value of `ss_cvr`, or an empty text where it is forbidden. `VisitorIdentity.read` fits. */
  readonly readVisitor: () => string;
  readonly readPage: () => PageFields;
}

/** Records what visitors meet on a page. Each request is on its way when the call returns; failures are swallowed. */
export interface InteractionCensus {
  readonly buttonRendered: (button: ButtonRecord) => Promise<void>;
  readonly buttonClicked: (button: ButtonRecord) => Promise<void>;
  readonly formRendered: (formId: string) => Promise<void>;
  readonly overlayChanged: (action: OverlayAction, overlayVersion: number) => Promise<void>;
  /** A product's quick view was opened; `itemId` is the product item's id. */
  readonly quickViewOpened: (itemId: string) => Promise<void>;
}

/** Makes the census of buttons, forms, popup overlays and quick views. */
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

/** A button that was seen or pressed. */
export interface ButtonRecord {
  readonly id: string;
  readonly buttonText: string;
  readonly clickthroughUrl: string;
  readonly alignment: string;
  readonly size: string;
  readonly newWindow: boolean;
  /** Where on the page the button stands. */
  readonly context: string;
}

/** What became of a popup overlay. */
export type OverlayAction = 'shown' | 'closed' | 'submitted';

/** The page that something happened on: the same fields as in a form's submission. */
export interface PageFields {
  readonly pageTitle: string;
  readonly pageId: string;
  /** An item (`i`) or a collection (`c`). */
  readonly contentSource: 'i' | 'c';
  readonly pagePath: string;
  readonly pagePermissionTypeValue: number;
}

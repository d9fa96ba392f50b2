/** A view or click of a button. */
export interface ButtonRecord {
  readonly id: string;
  readonly buttonText: string;
  readonly clickthroughUrl: string;
  readonly alignment: string;
  readonly size: string;
  readonly newWindow: boolean;
  /** The button's location on the page. */
  readonly context: string;
}

/** An event of a popup. */
export type OverlayAction = 'shown' | 'closed' | 'submitted';

/** The page of an event: the same fields as in a form's submission. */
export interface PageFields {
  readonly pageTitle: string;
  readonly pageId: string;
  /** An item (`i`) or a collection (`c`). */
  readonly contentSource: 'i' | 'c';
  readonly pagePath: string;
  readonly pagePermissionTypeValue: number;
}

import type { FormReturn, PageData, SiteContext, SiteStyles } from '@sitewright/contracts/entities';
import type { VisitorText } from '../../entries/texts/visitor-text-key.ts';

/** The data of the page that a view may use. */
export interface ViewPage {
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
  /** ISO 4217 code of the store's currency. */
  readonly currency: string;
  /** IANA name of the website's time zone. */
  readonly timeZone: string;
  /** The current date in that time zone: 2026-03-12. A page is cached until its site changes or the day ends. */
  readonly today: string;
  readonly path: string;
  readonly title: string;
  /** Widths and distances that the owner chose. */
  readonly spacing: SiteStyles['spacing'];
  /** URL of the site, without a trailing slash. */
  readonly baseUrl: string;
  readonly context: SiteContext;
  /** The result of a form that was sent without JavaScript. */
  readonly formReturn?: FormReturn | undefined;
  /** Whether the config area frames the page: views may then explain what is missing. */
  readonly isEditing: boolean;
  /** Whether a product is bought at once instead of being added to the cart. */
  readonly hasExpressCheckout?: boolean;
  /** Whether blocks may contact other sites: not on pages of one visitor, such as a checkout. */
  readonly allowsThirdParties: boolean;
  /** Logs an error of a block for the operator. Visitors do not see it. */
  readonly log: (error: string) => void;
  readonly text: VisitorText;
  /** Formats an amount in minor units of the store's currency in the page's language. */
  readonly price: (cents: number) => string;
}

/** When a block's images load: with priority, eagerly, or lazily. */
export type PictureLoading = 'first' | 'eager' | 'lazy';

/** The input of every block's view. */
export interface BlockViewProps<Props = unknown> {
  /** Unique in the page's document. */
  readonly id: string;
  readonly props: Props;
  readonly data: PageData;
  readonly page: ViewPage;
  /** The width of the block's images, as a value of the HTML attribute `sizes`. */
  readonly sizes: string;
  /** Minimum height of the block on wide screens as a CSS length; undefined outside of a grid. */
  readonly height?: string | undefined;
  readonly loading: PictureLoading;
}

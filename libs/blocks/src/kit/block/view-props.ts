import type { FormReturn, PageData, SiteContext, SiteStyles } from '@sitewright/contracts/entities';
import type { VisitorText } from '../../entries/texts/visitor-text-key.ts';

/** What a view may know of the page around it. */
export interface ViewPage {
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
  /** ISO 4217 code of the store's currency. */
  readonly currency: string;
  /** IANA name of the website's time zone. */
  readonly timeZone: string;
  /** The day on which the page is drawn, there: 2026-03-12. A page is kept until its site changes or that day ends. */
  readonly today: string;
  readonly path: string;
  readonly title: string;
  /** Widths and distances that the owner chose. */
  readonly spacing: SiteStyles['spacing'];
  /** Address of the site, without a final slash. */
  readonly baseUrl: string;
  readonly context: SiteContext;
  /** What became of a form that was sent without JavaScript. */
  readonly formReturn?: FormReturn | undefined;
  /** Whether the configuration area frames the page: views may then explain what is missing. */
  readonly isEditing: boolean;
  /** Whether blocks may ask other sites here: not on pages that are one visitor's own, such as a checkout. */
  readonly mayAskOthers: boolean;
  /** Reports an error of a block to the operator of the site. Visitors do not see it. */
  readonly log: (error: string) => void;
  readonly text: VisitorText;
  /** An amount in minor units of the store's currency, as the page's language writes it. */
  readonly price: (cents: number) => string;
}

/** When a block's pictures load: before everything else, at once, or when they come near. */
export type PictureLoading = 'first' | 'eager' | 'lazy';

/** What every block's view receives. */
export interface BlockViewProps<Props = unknown> {
  /** Unique in the page's document. */
  readonly id: string;
  readonly props: Props;
  readonly data: PageData;
  readonly page: ViewPage;
  /** The width of the block's pictures, in the language of the HTML attribute `sizes`. */
  readonly sizes: string;
  /** Least height of the block on wide screens as a CSS length; undefined outside of a grid. */
  readonly height?: string | undefined;
  readonly loading: PictureLoading;
}

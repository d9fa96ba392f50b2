import type { ForeignHosts, ViewPage } from '@sitewright/blocks/view';
import type { MainView, PageView, SectionTheme } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';

/** The main view of one kind. */
export type MainOf<Kind extends MainView['kind']> = Extract<MainView, { readonly kind: Kind }>;

/** What a page type's view is given. */
export interface FrameProps<Kind extends MainView['kind'] = MainView['kind']> {
  readonly main: MainOf<Kind>;
  readonly view: PageView;
  readonly page: ViewPage;
}

/** What the title of a page is made from: what views know of the page is made after it. */
export interface TitleProps<Kind extends MainView['kind'] = MainView['kind']> {
  readonly main: MainOf<Kind>;
  readonly view: Pick<PageView, 'context'>;
  readonly page: Pick<ViewPage, 'text'>;
}

/** How one kind of page is drawn between header and footer. */
export interface Frame<Kind extends MainView['kind'] = MainView['kind']> {
  readonly View: (props: FrameProps<Kind>) => ReactNode;
  /** What a page is called that nobody has named, before the site's title. Default: the title that its view has. */
  readonly title?: (props: TitleProps<Kind>) => string;
  /** Its own style sheets. */
  readonly styles: readonly string[];
  /** Themes that it uses beside those of its document and the lightest. */
  readonly themes?: readonly SectionTheme[];
  /** Blocks whose style sheets it needs beside those of its document. */
  readonly blockTypes: (main: MainOf<Kind>) => readonly number[];
  /** Hosts of other sites that it may ask beside those of its documents. Default: none. */
  readonly hosts?: (main: MainOf<Kind>, context: PageView['context']) => ForeignHosts;
  /** It stands alone, without header and footer. */
  readonly isBare?: true;
}

import type { ExternalHosts, ViewPage } from '@sitewright/blocks/view';
import type { MainView, PageView, SectionTheme } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';

/** The main view of one kind. */
export type MainOf<Kind extends MainView['kind']> = Extract<MainView, { readonly kind: Kind }>;

/** The props of a page type's view. */
export interface FrameProps<Kind extends MainView['kind'] = MainView['kind']> {
  readonly main: MainOf<Kind>;
  readonly view: PageView;
  readonly page: ViewPage;
}

/** The input of a page's title, which is resolved before the view is rendered. */
export interface TitleProps<Kind extends MainView['kind'] = MainView['kind']> {
  readonly main: MainOf<Kind>;
  readonly view: Pick<PageView, 'context'>;
  readonly page: Pick<ViewPage, 'text'>;
}

/** How one kind of page is rendered between header and footer. */
export interface Frame<Kind extends MainView['kind'] = MainView['kind']> {
  readonly View: (props: FrameProps<Kind>) => ReactNode;
  /** The title of a page without one, before the site's title. Default: the title of its view. */
  readonly title?: (props: TitleProps<Kind>) => string;
  /** Its own style sheets. */
  readonly styles: readonly string[];
  /** The themes that it uses in addition to those of its document and the lightest. */
  readonly themes?: readonly SectionTheme[];
  /** The blocks whose style sheets it needs in addition to those of its document. */
  readonly blockTypes: (main: MainOf<Kind>) => readonly number[];
  /** The third-party hosts that it may load from in addition to those of its documents. Default: none. */
  readonly hosts?: (main: MainOf<Kind>, context: PageView['context']) => ExternalHosts;
  /** Renders without header and footer. */
  readonly isBare?: true;
}

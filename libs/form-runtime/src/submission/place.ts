/** Where a form stands and the page that it is on, for the server to store. */
export interface FormPlace {
  /** The id of the group of pages, such as a blog, that the page is in. Default: not sent. */
  readonly collectionId?: string;
  /** The name or id of what holds the form in its page: a section, a block. Default: not sent. */
  readonly objectName?: string;
  /** Whether the form stands in an overlay above the page. Default: not sent. */
  readonly isOverlayForm?: boolean;
  /** The title of the page. Default: not sent. */
  readonly pageTitle?: string;
  /** The id of the page. Default: not sent. */
  readonly pageId?: string;
  /** 'i' for the page of one item, such as a blog post; 'c' for that of a whole collection. Default: not sent. */
  readonly contentSource?: 'i' | 'c';
  /** The page's address without its origin, for example '/contact'. Default: not sent. */
  readonly pagePath?: string;
  /** Who may see the page, by the site's own numbers; null where it has none. Default: not sent. */
  readonly pagePermissionTypeValue?: number | null;
}

/** Where a form stands on its site, all of it. */
export type FormPlacement = Required<
  Pick<FormPlace, 'collectionId' | 'objectName' | 'isOverlayForm'>
>;

/** The page that a form is on, all that can be said of it. */
export type PageFields = Required<Omit<FormPlace, keyof FormPlacement>>;

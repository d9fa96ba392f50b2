/** The place of a form and its page, for the server to store. */
export interface FormLocation {
  /** The id of the collection, such as a blog, that contains the page. Default: not sent. */
  readonly collectionId?: string;
  /** The name or id of the form's container: a section, a block. Default: not sent. */
  readonly objectName?: string;
  /** Whether the form is in an overlay. Default: not sent. */
  readonly isOverlayForm?: boolean;
  /** The title of the page. Default: not sent. */
  readonly pageTitle?: string;
  /** The id of the page. Default: not sent. */
  readonly pageId?: string;
  /** 'i' for the page of one item, such as a blog post; 'c' for a collection page. Default: not sent. */
  readonly contentSource?: 'i' | 'c';
  /** The page's path, for example '/contact'. Default: not sent. */
  readonly pagePath?: string;
  /** The page's permission type as the site's own number; null if there is none. Default: not sent. */
  readonly pagePermissionTypeValue?: number | null;
}

/** The complete place of a form on its site. */
export type FormPlacement = Required<
  Pick<FormLocation, 'collectionId' | 'objectName' | 'isOverlayForm'>
>;

/** The complete page of a form. */
export type PageFields = Required<Omit<FormLocation, keyof FormPlacement>>;

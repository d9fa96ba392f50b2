/** An image, shown as large as the window allows, but not larger than its natural size. */
export interface LightboxPicture {
  readonly kind: 'picture';
  /** URL for browsers that ignore `srcset`. */
  readonly source: string;
  readonly sourceSet?: string | undefined;
  readonly alt: string;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** A smaller copy that has already loaded, shown until the large one has. */
  readonly preview?: string | undefined;
}

/** Custom content: a video, a map. Created when it is shown, removed afterward. */
export interface LightboxElement {
  readonly kind: 'element';
  readonly create: () => HTMLElement;
}

/** An item of a lightbox's set (specification §3: content, meta). */
export interface LightboxItem {
  readonly content: LightboxPicture | LightboxElement;
  /** Texts of the caption panel; an item without texts has none. */
  readonly meta?: { readonly title?: string; readonly description?: string } | undefined;
  /** Name in the URL: its id, otherwise its URL. */
  readonly id?: string | undefined;
  readonly url?: string | undefined;
}

/** Whether an item has any text for the caption panel. */
export const hasMeta = ({ meta }: LightboxItem): boolean =>
  Boolean(meta?.title) || Boolean(meta?.description);

/** An image that the lightbox draws as large as the window allows, and never larger than it is. */
export interface LightboxPicture {
  readonly kind: 'picture';
  /** Address for browsers that choose no candidate. */
  readonly source: string;
  readonly sourceSet?: string | undefined;
  readonly alt: string;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** A smaller copy that is there already, seen until the large one is. */
  readonly preview?: string | undefined;
}

/** Content that its owner makes: a video, a map. Made when it is shown, thrown away afterwards. */
export interface LightboxElement {
  readonly kind: 'element';
  readonly create: () => HTMLElement;
}

/** One entry of the set that a lightbox shows (specification §3: content, meta). */
export interface LightboxItem {
  readonly content: LightboxPicture | LightboxElement;
  /** What the caption panel says; an entry without words has none. */
  readonly meta?: { readonly title?: string; readonly description?: string } | undefined;
  /** Identity in the address: its id, else its url. */
  readonly id?: string | undefined;
  readonly url?: string | undefined;
}

/** Whether an entry has anything for the caption panel. */
export const hasMeta = ({ meta }: LightboxItem): boolean =>
  Boolean(meta?.title) || Boolean(meta?.description);

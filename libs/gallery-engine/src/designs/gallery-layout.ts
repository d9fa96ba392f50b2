/** Inline style with custom properties only; the style sheet uses them. */
export interface LayoutStyle {
  readonly [property: `--gallery-${string}`]: string | number;
}

/** Class and style of one element. */
export interface LayoutPart {
  readonly className: string;
  readonly style: LayoutStyle;
}

/** The layout of a gallery, known before any image or script has loaded. */
export interface GalleryLayout {
  readonly container: LayoutPart;
  readonly items: readonly LayoutPart[];
}

/** Inline style made of custom properties; the style sheet does the rest. */
export interface LayoutStyle {
  readonly [property: `--gallery-${string}`]: string | number;
}

/** Class and style of one element. */
export interface LayoutPart {
  readonly className: string;
  readonly style: LayoutStyle;
}

/** A gallery's place on the page, known before any image or script has loaded. */
export interface GalleryLayout {
  readonly container: LayoutPart;
  readonly items: readonly LayoutPart[];
}

import type { LayoutStyle } from '../designs/gallery-layout.ts';

/** Attributes of an element with React's names, for spreading. */
export interface GalleryAttributes {
  readonly className?: string;
  readonly style?: LayoutStyle;
  readonly role?: 'group' | 'list' | 'listitem';
  readonly type?: 'button';
  readonly tabIndex?: 0;
  readonly hidden?: boolean;
  readonly disabled?: boolean;
  readonly 'aria-label'?: string;
  readonly 'aria-roledescription'?: string;
  readonly 'aria-live'?: 'off' | 'polite';
  readonly 'aria-current'?: boolean;
  readonly [data: `data-${string}`]: string | undefined;
}

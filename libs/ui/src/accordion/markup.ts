import type { AccordionOptions } from './options.ts';

/** Attributes of an accordion's elements, in React's names. */
export interface AccordionMarkup {
  /** Of the element of an item, counted from 0. */
  readonly item: (index: number) => {
    readonly className: string;
    readonly 'data-is-open': boolean;
  };
  /** Of the `<details>` in it, of which a `<summary>` and the panel are the only children. */
  readonly details: (index: number) => {
    readonly name: string | undefined;
    readonly open: boolean;
  };
  /** Of the heading, which is all that the summary holds. */
  readonly title: { readonly className: string };
  /** Of the element after the summary, which holds everything that opens. */
  readonly panel: (index: number) => { readonly className: string; readonly id: string };
}

/**
 * An accordion of native disclosures: without a script they open, close and exclude each other, are found by the
 * browser's search, and stay readable in print.
 */
export function accordionMarkup(options: AccordionOptions): AccordionMarkup {
  const { id, allowMultipleOpen = false, firstItemExpanded = false } = options;
  const isOpen = (index: number) => firstItemExpanded && index === 0;
  return {
    item: (index) => ({ className: 'accordion-item', 'data-is-open': isOpen(index) }),
    details: (index) => ({ name: allowMultipleOpen ? undefined : id, open: isOpen(index) }),
    title: { className: 'accordion-title' },
    panel: (index) => ({ className: 'accordion-panel', id: `${id}-${index}` }),
  };
}

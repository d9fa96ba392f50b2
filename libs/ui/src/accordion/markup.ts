import type { AccordionOptions } from './options.ts';

/** Attributes of an accordion's elements, with React's names. */
export interface AccordionMarkup {
  /** Attributes of the element of an item, by its index from 0. */
  readonly item: (index: number) => {
    readonly className: string;
    readonly 'data-is-open': boolean;
  };
  /** Attributes of its `<details>`, whose only children are a `<summary>` and the panel. */
  readonly details: (index: number) => {
    readonly name: string | undefined;
    readonly open: boolean;
  };
  /** Attributes of the heading, the only content of the summary. */
  readonly title: { readonly className: string };
  /** Attributes of the element after the summary, which contains the collapsible content. */
  readonly panel: (index: number) => { readonly className: string; readonly id: string };
}

/**
 * An accordion of native disclosures: without JavaScript they open, close and exclude each other, find-in-page searches
 * them, and they stay readable in print.
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

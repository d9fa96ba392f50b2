/** Options of an accordion's markup. */
export interface AccordionOptions {
  /** Unique among the accordions of the page. */
  readonly id: string;
  /** Allows several open items; otherwise opening one closes the others. Default: false. */
  readonly allowMultipleOpen?: boolean | undefined;
  /** Opens the first item initially. Default: false. */
  readonly firstItemExpanded?: boolean | undefined;
}

/** Duration of opening and closing in the style sheet. */
export const accordionAnimationMs = 250;

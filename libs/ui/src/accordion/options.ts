/** What the markup of an accordion is made from. */
export interface AccordionOptions {
  /** One that no other accordion of the page has. */
  readonly id: string;
  /** Lets several items be open together; otherwise one that opens closes the others. Default: false. */
  readonly allowMultipleOpen?: boolean | undefined;
  /** Opens the first item at the start. Default: false. */
  readonly firstItemExpanded?: boolean | undefined;
}

/** Time in which an item opens or closes, as the style sheet has it. */
export const accordionAnimationMs = 250;

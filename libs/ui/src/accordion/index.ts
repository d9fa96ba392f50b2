export { enhanceAccordion, type Accordion } from './dom/enhance-accordion.ts';
export { accordionMarkup, type AccordionMarkup } from './markup.ts';
export { accordionAnimationMs, type AccordionOptions } from './options.ts';

import type { Section } from '@sitewright/contracts/entities';

const isPlain = ({ design }: Section) => design.height === 'auto' && !design.background;

/** Whether nothing shows where the section above ends and this one begins: both are of one color and no more. */
export const continuesSection = (above: Section | undefined, section: Section): boolean =>
  above !== undefined &&
  above.design.theme === section.design.theme &&
  isPlain(above) &&
  isPlain(section);

import type { Section } from '@sitewright/contracts/entities';

const isPlain = ({ design }: Section) => design.height === 'auto' && !design.background;

/** Whether there is no visible boundary between two sections, because both have the same plain color. */
export const continuesSection = (above: Section | undefined, section: Section): boolean =>
  above !== undefined &&
  above.design.theme === section.design.theme &&
  isPlain(above) &&
  isPlain(section);

import type { Section } from '@sitewright/contracts/entities';

const isPlain = ({ design }: Section) => design.height === 'auto' && !design.background;

/** Whether there is no visible boundary between two sections, because both have the same plain color. */
export const continuesSection = (previous: Section | undefined, section: Section): boolean =>
  previous !== undefined &&
  previous.design.theme === section.design.theme &&
  isPlain(previous) &&
  isPlain(section);

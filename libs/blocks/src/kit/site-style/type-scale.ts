import type { SiteStyles } from '@sitewright/contracts/entities';

/** Steps of the scale above body text: how often the ratio is applied. */
const steps = { h4: 1, h3: 2, h2: 3.25, h1: 4.75, display: 6 } as const;

/** Viewport widths between which headings grow, in rem of 16 px. */
const narrowRem = 22.5;
const wideRem = 90;

/** On phones the ratio is closer to 1, so that long words fit. */
const narrowRatioShare = 0.6;

const round = (value: number) => Math.round(value * 1000) / 1000;

/** `font-size` of a step: grows with the viewport from its phone size to its full size. */
function fluid(ratio: number, step: number): string {
  const max = ratio ** step;
  const min = (1 + (ratio - 1) * narrowRatioShare) ** step;
  const slope = (max - min) / (wideRem - narrowRem);
  const start = min - slope * narrowRem;
  return `clamp(${round(min)}rem, ${round(start)}rem + ${round(slope * 100)}vw, ${round(max)}rem)`;
}

/** Font sizes of a site as custom properties; headings are fluid between phone and desktop. */
export function typeScale({ ratio }: SiteStyles['scale']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(steps).map(([name, step]) => [`--size-${name}`, fluid(ratio, step)]),
  );
}

import type { Section, SiteStyles } from '@sitewright/contracts/entities';
import type { PictureDrawing } from '../picture/picture-attributes.ts';
import { gridHeight } from './grid-height.ts';

/** Minimum heights of sections in percent of the window's height, as in `section.css`. */
const minHeights: Readonly<Record<Section['design']['height'], number>> = {
  auto: 0,
  small: 33,
  medium: 55,
  large: 78,
  screen: 100,
};

/**
 * Width and crop of a section's background image: as wide as the window and as high as the section's minimum, on wide
 * screens with its rows and padding.
 */
export function backgroundCrop(
  { design, layout }: Section,
  spacing: SiteStyles['spacing'],
): Pick<PictureDrawing, 'sizes' | 'crop'> {
  const ends = Object.values(layout.blocks).map(
    ({ placement }) => placement.row + placement.height - 1,
  );
  const rows = Math.max(0, ...ends);
  const minHeight = minHeights[design.height];
  const narrow = minHeight === 0 ? undefined : `${minHeight}svh`;
  const contents = `${gridHeight(rows, spacing)} + ${2 * spacing.sectionPaddingVmax}vmax`;
  return {
    sizes: '(width >= 48rem) 100vw, 100vw',
    crop: {
      heights: [narrow === undefined ? contents : `max(${narrow}, ${contents})`, narrow],
    },
  };
}

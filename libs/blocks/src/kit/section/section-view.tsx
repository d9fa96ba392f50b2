import { readData, type PageData, type Section } from '@sitewright/contracts/entities';
import type { CSSProperties, ReactNode } from 'react';
import type { PictureLoading, ViewPage } from '../block/view-props.ts';
import { pictureAttributes } from '../picture/picture-attributes.ts';
import { BlockView } from '../../entries/view/block-view.tsx';
import { backgroundCrop } from './background-crop.ts';
import { gridHeight } from './grid-height.ts';
import { pictureSizes } from './picture-sizes.ts';
import { sectionPlacements } from './section-placements.ts';

/** A section with the input of its blocks. */
export interface SectionViewProps {
  readonly section: Section;
  readonly data: PageData;
  readonly page: ViewPage;
  /** When its background and the images of each block load, by id. Default: lazily. */
  readonly loading?: ReadonlyMap<string, PictureLoading>;
  /** Whether it continues the previous section in the same color. Default false. */
  readonly continues?: boolean;
}

function background({ section, data, page, loading }: SectionViewProps): ReactNode {
  const { background: choice } = section.design;
  const asset = choice && readData(data, { kind: 'asset', assetId: choice.assetId });
  if (!choice || !asset) return null;
  const attributes = pictureAttributes({
    asset,
    choice: { focalPoint: choice.focalPoint },
    ...backgroundCrop(section, page.spacing),
    loading: loading?.get(section.id) ?? 'lazy',
    isDecoration: true,
  });
  return (
    <div className="section-background" style={{ '--overlay': choice.overlay } as CSSProperties}>
      {/* oxlint-disable-next-line jsx-a11y/alt-text -- `pictureAttributes` sets it */}
      <img {...attributes} />
    </div>
  );
}

/** A section: its theme, its background and its blocks on the grid. */
export function SectionView(props: SectionViewProps): ReactNode {
  const { section, data, page, loading, continues = false } = props;
  const { design, layout } = section;
  const { blocks, phone, styles } = sectionPlacements(layout);

  return (
    <section
      className="section"
      id={`section-${section.id}`}
      data-section={section.id}
      data-theme={design.theme}
      data-height={design.height === 'auto' ? undefined : design.height}
      data-width={design.width}
      data-continues={continues ? '' : undefined}
      data-vertical={design.align === 'start' ? undefined : design.align}
      aria-label={section.name}
    >
      {background(props)}
      <div className="grid" data-phone={phone === undefined ? undefined : ''}>
        {blocks.map((block) => (
          <div
            key={block.id}
            className="block"
            id={`block-${block.id}`}
            data-block={block.id}
            data-type={block.type}
            data-place={block.align === 'start' ? undefined : block.align}
            style={styles.get(block.id) as CSSProperties}
          >
            <BlockView
              block={block}
              data={data}
              page={page}
              sizes={pictureSizes(
                design.width,
                block.placement.width,
                page.spacing,
                phone?.get(block.id),
              )}
              height={gridHeight(block.placement.height, page.spacing)}
              loading={loading?.get(block.id) ?? 'lazy'}
            />
          </div>
        ))}
      </div>
    </section>
  );
}

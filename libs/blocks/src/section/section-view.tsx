import {
  readData,
  type Block,
  type PageData,
  type PhonePlacement,
  type Section,
} from '@sitewright/contracts/entities';
import type { CSSProperties, ReactNode } from 'react';
import type { PictureLoading, ViewPage } from '../block/view-props.ts';
import { pictureAttributes } from '../picture/picture-attributes.ts';
import { blockOf } from '../schema/block-of.ts';
import { BlockView } from '../view/block-view.tsx';
import { pictureSizes } from './picture-sizes.ts';
import { isPhoneTouched, phoneLayout, readingOrder } from '@sitewright/page-model';

/** One section with what its blocks need. */
export interface SectionViewProps {
  readonly section: Section;
  readonly data: PageData;
  readonly page: ViewPage;
  /** The first of the page: its pictures do not wait to be scrolled to. */
  readonly isFirst: boolean;
}

function placeOf({ placement, layer }: Block, phone: PhonePlacement | undefined): CSSProperties {
  return {
    '--c': placement.column,
    '--r': placement.row,
    '--w': placement.width,
    '--h': placement.height,
    ...(phone === undefined
      ? {}
      : { '--pc': phone.column, '--pr': phone.row, '--pw': phone.width, '--ph': phone.height }),
    ...(layer === undefined ? {} : { '--layer': layer }),
  } as CSSProperties;
}

function background({ section, data, isFirst }: SectionViewProps): ReactNode {
  const { background: choice } = section.design;
  const asset = choice && readData(data, { kind: 'asset', assetId: choice.assetId });
  if (!choice || !asset) return null;
  const attributes = pictureAttributes({
    asset,
    choice: { focalPoint: choice.focalPoint },
    sizes: '100vw',
    loading: isFirst ? 'first' : 'lazy',
    isDecoration: true,
  });
  return (
    <div className="section-background" style={{ '--overlay': choice.overlay } as CSSProperties}>
      {/* oxlint-disable-next-line jsx-a11y/alt-text -- the attributes hold it */}
      <img {...attributes} />
    </div>
  );
}

const leadsWithPicture = ({ type }: Block) => blockOf(type)?.leadsWithPicture === true;

/** Blocks within these first rows are seen without scrolling on most screens. */
const firstScreenRows = 14;

/** A section: its theme, its background and its blocks on the grid, in reading order. */
export function SectionView(props: SectionViewProps): ReactNode {
  const { section, data, page, isFirst } = props;
  const { design, layout } = section;
  const blocks = readingOrder(layout);
  // Untouched, the phone layout is one column: the style sheet makes it from the order alone.
  const phone = isPhoneTouched(layout) ? phoneLayout(layout) : undefined;
  const leader = isFirst && !design.background ? blocks.find(leadsWithPicture) : undefined;
  const loadingOf = (block: Block): PictureLoading =>
    block === leader
      ? 'first'
      : isFirst && block.placement.row <= firstScreenRows
        ? 'eager'
        : 'lazy';

  return (
    <section
      className="section"
      id={`section-${section.id}`}
      data-section={section.id}
      data-theme={design.theme}
      data-height={design.height === 'auto' ? undefined : design.height}
      data-width={design.width}
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
            style={placeOf(block, phone?.get(block.id))}
          >
            <BlockView
              block={block}
              data={data}
              page={page}
              sizes={pictureSizes(design.width, block.placement.width, page.pageWidthPx)}
              loading={loadingOf(block)}
            />
          </div>
        ))}
      </div>
    </section>
  );
}

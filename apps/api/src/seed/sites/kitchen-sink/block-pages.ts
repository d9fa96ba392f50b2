import { blockSamples, type BlockSample } from '@sitewright/blocks/samples';
import { blockList, type BlockDefinition } from '@sitewright/blocks/schema';
import { blockType } from '@sitewright/contracts/codes';
import { heading } from '../../compose/blocks.ts';
import { at, page, place, section } from '../../compose/section.ts';
import type { DemoKit, DemoPage } from '../../demo-site.ts';
import { variantsOf, type Variant } from './variants-of.ts';

/** More variants would make a page slow to load and hard to review. */
const maxVariantsPerPage = 14;

/** A block in all its variants, and with the alternative contents of its sample. */
function allVariantsOf(block: BlockDefinition, sample: BlockSample): Variant[] {
  const { props, others = {}, beside } = sample;
  return [
    // A page may have only one heading of level 1: its title.
    ...variantsOf(block, props, beside).filter(
      (variant) => block.type !== blockType.HEADING || variant.props['level'] !== '1',
    ),
    ...Object.entries(others).map(([name, contents]) => ({
      name,
      props: { ...props, ...contents },
    })),
  ];
}

interface NumberedPage {
  readonly block: BlockDefinition;
  readonly size: NonNullable<BlockSample['size']>;
  readonly number: number;
}

const pageOf = ({ block, size, number }: NumberedPage, variants: readonly Variant[]): DemoPage => {
  // With a prefix, because some block names are reserved paths.
  const urlId = number === 1 ? `block-${block.name}` : `block-${block.name}-${number}`;
  const title = number === 1 ? block.label : `${block.label} ${number}`;
  return {
    key: urlId,
    title,
    urlId,
    document: page(
      section('top', {}, [
        heading(title, at(1, 1, 12, 1), { level: '1' }),
        heading('In every choice', at(1, 2, 12, 1), { size: '3' }),
      ]),
      ...variants.map(({ name, props }, index) =>
        section(`v${index}`, { theme: index % 2 === 0 ? 'lightest' : 'light' }, [
          heading(name, at(1, 1, 12, 1), { level: '3', size: '4' }),
          place(block.type, props, at(1, 2, size.width, size.height)),
        ]),
      ),
    ),
  };
};

/** The asset files that the samples use. */
export function sampleFiles(): string[] {
  const files = new Set<string>();
  const identity = (key: string) => key;
  const asset = (file: string) => {
    files.add(file);
    return file;
  };
  const ids = { asset, page: identity, collection: identity, item: identity, form: identity };
  for (const createSample of Object.values(blockSamples)) createSample(ids);
  return [...files];
}

/** The pages with all variants of each block: one page for most blocks, several for those with many variants. */
export function blockPages(kit: DemoKit): DemoPage[] {
  return blockList.flatMap((block) => {
    const sample = blockSamples[block.type]!(kit);
    const variants = allVariantsOf(block, sample);
    const size = sample.size ?? { width: 12, height: block.size.height };
    const pages: DemoPage[] = [];
    for (let from = 0; from < variants.length; from += maxVariantsPerPage)
      pages.push(
        pageOf(
          { block, size, number: pages.length + 1 },
          variants.slice(from, from + maxVariantsPerPage),
        ),
      );
    return pages;
  });
}

import { blockOf } from '@sitewright/blocks/schema';
import { blockType, type BlockType } from '@sitewright/contracts/codes';
import type { Block, Placement, Section, SectionDesign } from '@sitewright/contracts/entities';
import { createSection, defaultSectionDesign } from '@sitewright/page-model';
import { newBlock } from './new-block.ts';

interface PresetBlock {
  readonly type: BlockType;
  readonly place: Placement;
  readonly props?: Block['props'];
  readonly align?: NonNullable<Block['align']>;
}

/** A section with initial blocks, which takes the styles of the site. */
export interface SectionPreset {
  readonly id: string;
  readonly label: string;
  readonly help: string;
  readonly design: Partial<SectionDesign>;
  readonly blocks: readonly PresetBlock[];
}

const at = (column: number, row: number, width: number, height: number): Placement => ({
  column,
  row,
  width,
  height,
});

/** The section presets, the empty one first. */
export const sectionPresets: readonly SectionPreset[] = [
  { id: 'blank', label: 'Blank', help: 'An empty section.', design: {}, blocks: [] },
  {
    id: 'welcome',
    label: 'Welcome',
    help: 'A large title, a sentence and a button.',
    design: { height: 'large', align: 'center' },
    blocks: [
      {
        type: blockType.HEADING,
        place: at(1, 1, 9, 3),
        props: { text: 'Say what you do', level: '1', size: 'display' },
      },
      { type: blockType.TEXT, place: at(1, 4, 6, 2) },
      { type: blockType.BUTTON, place: at(1, 6, 3, 2) },
    ],
  },
  {
    id: 'picture-text',
    label: 'Image and text',
    help: 'An image beside a short text.',
    design: {},
    blocks: [
      { type: blockType.IMAGE, place: at(1, 1, 6, 9) },
      { type: blockType.HEADING, place: at(8, 2, 5, 2), props: { text: 'A heading', level: '2' } },
      { type: blockType.TEXT, place: at(8, 4, 5, 4) },
    ],
  },
  {
    id: 'three-columns',
    label: 'Three columns',
    help: 'Three short texts side by side.',
    design: { theme: 'light' },
    blocks: [1, 5, 9].flatMap((column) => [
      {
        type: blockType.HEADING,
        place: at(column, 1, 4, 1),
        props: { text: 'A heading', level: '3' },
      },
      { type: blockType.TEXT, place: at(column, 2, 4, 3) },
    ]),
  },
  {
    id: 'gallery',
    label: 'Gallery',
    help: 'A full-width row of images.',
    design: { width: 'wide' },
    blocks: [{ type: blockType.GALLERY, place: at(1, 1, 12, 10) }],
  },
  {
    id: 'quote',
    label: 'Quote',
    help: 'A customer’s quote.',
    design: { theme: 'dark', height: 'medium', align: 'center' },
    blocks: [{ type: blockType.QUOTE, place: at(3, 1, 8, 4) }],
  },
  {
    id: 'questions',
    label: 'Questions and answers',
    help: 'Answers that open on a click.',
    design: {},
    blocks: [
      {
        type: blockType.HEADING,
        place: at(1, 1, 4, 2),
        props: { text: 'Questions', level: '2' },
      },
      { type: blockType.ACCORDION, place: at(6, 1, 7, 6) },
    ],
  },
  {
    id: 'contact',
    label: 'Contact',
    help: 'A short text and a form.',
    design: { theme: 'light' },
    blocks: [
      {
        type: blockType.HEADING,
        place: at(1, 1, 5, 2),
        props: { text: 'Write to us', level: '2' },
      },
      { type: blockType.TEXT, place: at(1, 3, 4, 3) },
      { type: blockType.FORM, place: at(7, 1, 6, 8) },
    ],
  },
];

/** The presets whose block types are all available. */
export const availablePresets = (): readonly SectionPreset[] =>
  sectionPresets.filter(({ blocks }) => blocks.every(({ type }) => blockOf(type) !== undefined));

/** A section from a preset, with new ids. */
export function sectionOf(preset: SectionPreset, createId: () => string): Section {
  const blocks = preset.blocks.flatMap(({ type, place, props, align }) => {
    const definition = blockOf(type);
    if (definition === undefined) return [];
    const block = newBlock(definition, createId(), place);
    return {
      ...block,
      props: { ...block.props, ...props },
      ...(align === undefined ? {} : { align }),
    };
  });
  return createSection(createId(), blocks, { ...defaultSectionDesign, ...preset.design });
}

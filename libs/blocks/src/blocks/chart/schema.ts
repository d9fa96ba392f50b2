import { blockType } from '@sitewright/contracts/codes';
import * as z from 'zod';
import { defineBlock } from '../../kit/block/define-block.ts';
import { property } from '../../kit/block/property.ts';

/** Numbers as bars, lines or shares. */
export const chart = defineBlock({
  type: blockType.CHART,
  name: 'chart',
  label: 'Chart',
  firstStep: 'Enter the data',
  category: 'advanced',
  keywords: ['figures', 'statistics', 'graph', 'bar', 'line', 'pie', 'data'],
  version: 1,
  props: z.object({
    title: property(z.string().max(200).default(''), { label: 'Title', control: 'text' }),
    data: property(z.string().max(40_000).default(''), {
      label: 'Data',
      control: 'textarea',
      help: 'Paste a table from a spreadsheet, or separate cells with semicolons. The first line contains column names; every other line starts with its label.',
    }),
    kind: property(z.enum(['bar', 'line', 'pie']).default('bar'), {
      label: 'Chart type',
      control: 'segmented',
      tab: 'design',
      choices: { bar: 'Bars', line: 'Lines', pie: 'Pie' },
      help: 'A pie shows the first column; a table below it has the others.',
    }),
    unit: property(z.string().max(20).default(''), {
      label: 'Unit',
      control: 'text',
      isText: false,
      tab: 'design',
      help: 'Follows every number, such as % or kg.',
    }),
  }),
  defaults: { data: 'Day;Cups\nFriday;140\nSaturday;260\nSunday;190' },
  migrations: [],
  size: { width: 8, height: 7 },
});

import { blockType } from '@sitewright/contracts/codes';
import * as z from 'zod';
import { defineBlock } from '../../kit/block/define-block.ts';
import { property } from '../../kit/block/property.ts';

/** Code, shown as text or run in an isolated frame. */
export const code = defineBlock({
  type: blockType.CODE,
  name: 'code',
  label: 'Code',
  firstStep: 'Write the code',
  category: 'advanced',
  keywords: ['html', 'script', 'snippet', 'custom'],
  version: 1,
  props: z.object({
    code: property(z.string().max(50_000).default(''), { label: 'Code', control: 'code' }),
    mode: property(z.enum(['run', 'show']).default('run'), {
      label: 'Display',
      control: 'segmented',
      choices: { run: 'Run as HTML', show: 'Show as text' },
      help: 'HTML runs in a sandboxed frame without access to your page or your visitors’ sessions.',
    }),
    title: property(z.string().max(200).default(''), {
      label: 'Accessible name',
      control: 'text',
      tab: 'advanced',
    }),
    heightPx: property(z.int().min(40).max(4000).default(240), {
      label: 'Initial height',
      control: 'number',
      tab: 'design',
      unit: 'px',
      onlyWhen: { property: 'mode', is: ['run'] },
    }),
  }),
  defaults: { code: '<p>Hello</p>' },
  migrations: [],
  size: { width: 8, height: 4 },
});

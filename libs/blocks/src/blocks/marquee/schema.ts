import { blockType } from '@sitewright/contracts/codes';
import { marqueeDefaults } from '@sitewright/ui/marquee';
import * as z from 'zod';
import { defineBlock } from '../../kit/block/define-block.ts';
import { property } from '../../kit/block/property.ts';
import { link } from '../../kit/link/link-property.ts';

const entry = z.object({
  text: property(z.string().max(300).default('Something new'), { label: 'Text', control: 'text' }),
  link: property(link.optional(), { label: 'Link', control: 'link' }),
});

/** Scrolling text on a straight line or a wave. */
export const marquee = defineBlock({
  type: blockType.MARQUEE,
  name: 'marquee',
  label: 'Marquee',
  firstStep: 'Add entries',
  category: 'basic',
  keywords: ['ticker', 'scrolling text', 'banner', 'news'],
  version: 1,
  props: z.object({
    entries: property(z.array(entry).max(20).default([]), { label: 'Entries', control: 'list' }),
    size: property(z.enum(['text', 'large', 'display']).default('large'), {
      label: 'Size',
      control: 'segmented',
      tab: 'design',
      choices: { text: 'Text', large: 'Large', display: 'Display' },
    }),
    waveIntensity: property(z.number().min(0).max(10).default(marqueeDefaults.waveIntensity), {
      label: 'Wave height',
      control: 'slider',
      tab: 'design',
    }),
    waveFrequency: property(z.number().min(1).max(10).default(marqueeDefaults.waveFrequency), {
      label: 'Number of waves',
      control: 'slider',
      tab: 'design',
    }),
    animationDirection: property(
      z.enum(['left', 'right']).default(marqueeDefaults.animationDirection),
      {
        label: 'Direction',
        control: 'segmented',
        tab: 'design',
        choices: { left: 'Left', right: 'Right' },
      },
    ),
    animationSpeed: property(z.number().min(0.25).max(5).default(marqueeDefaults.animationSpeed), {
      label: 'Speed',
      control: 'slider',
      tab: 'design',
      step: 0.25,
    }),
    pausedOnHover: property(z.boolean().default(marqueeDefaults.pausedOnHover), {
      label: 'Pause on hover',
      control: 'toggle',
      tab: 'design',
      help: 'It does not move for visitors who prefer reduced motion, and has a pause button.',
    }),
  }),
  defaults: { entries: [{ text: 'New work every Friday' }, { text: 'Open from ten to six' }] },
  migrations: [],
  size: { width: 12, height: 2 },
});

import { blockType } from '@sitewright/contracts/codes';
import * as z from 'zod';
import { defineBlock } from '../../kit/block/define-block.ts';
import { property } from '../../kit/block/property.ts';

const socialLink = z.object({
  service: property(z.string().max(30).default('instagram'), {
    label: 'Service',
    control: 'text',
    isText: false,
    help: 'instagram, facebook, youtube, vimeo, linkedin, pinterest, tiktok, bluesky, mastodon, email …',
  }),
  url: property(z.string().max(500).default(''), { label: 'URL', control: 'url' }),
});

/** Links to social profiles. */
export const socialLinks = defineBlock({
  type: blockType.SOCIAL_LINKS,
  name: 'social-links',
  label: 'Social links',
  firstStep: 'Add your accounts',
  category: 'basic',
  keywords: ['follow', 'instagram', 'facebook', 'profile'],
  version: 1,
  props: z.object({
    links: property(z.array(socialLink).max(20).default([]), {
      label: 'Profiles',
      control: 'list',
    }),
    look: property(z.enum(['plain', 'ring', 'names']).default('plain'), {
      label: 'Style',
      control: 'segmented',
      tab: 'design',
    }),
    align: property(z.enum(['start', 'center', 'end']).default('start'), {
      label: 'Alignment',
      control: 'segmented',
      tab: 'design',
    }),
  }),
  defaults: { links: [{ service: 'instagram', url: 'https://www.instagram.com/' }] },
  migrations: [],
  size: { width: 3, height: 1 },
});

import { blockType } from '@sitewright/contracts/codes';
import { photoSharingLimits } from '@sitewright/contracts/limits';
import * as z from 'zod';
import { defineBlock } from '../../kit/block/define-block.ts';
import { property } from '../../kit/block/property.ts';
import { captionedPicture } from '../../kit/picture/picture-property.ts';

/**
 * Recent photographs of an account at a photo-sharing service. The site stores the images as its own files, newest
 * first, so that visitors do not contact the service; a link leads to the account.
 */
export const photoSharing = defineBlock({
  type: blockType.PHOTO_SHARING,
  name: 'photo-sharing',
  label: 'Photos of an account',
  firstStep: 'Choose photos',
  category: 'media',
  keywords: ['instagram', 'flickr', 'feed', 'photos', 'recent', 'social'],
  version: 1,
  props: z.object({
    account: property(z.string().max(2000).default(''), {
      label: 'Profile URL',
      control: 'url',
      help: 'Your profile on Instagram, Flickr, Pixelfed or another service, which the block links to.',
    }),
    items: property(
      z
        .array(captionedPicture.extend({ title: z.string().max(200).default('') }))
        .max(photoSharingLimits.size)
        .default([]),
      {
        label: 'Photos, newest first',
        control: 'assets',
        help: `At most ${photoSharingLimits.size}. They are files of this site: they are not updated from the account.`,
      },
    ),
    count: property(z.int().min(1).max(photoSharingLimits.size).default(photoSharingLimits.count), {
      label: 'Number of photos',
      control: 'slider',
    }),
    perRow: property(z.int().min(1).max(12).default(4), {
      label: 'Columns',
      control: 'slider',
      tab: 'design',
    }),
    padding: property(z.number().min(0).max(80).default(8), {
      label: 'Gap',
      control: 'slider',
      tab: 'design',
      unit: 'px',
    }),
    lightbox: property(z.boolean().default(true), {
      label: 'Lightbox',
      control: 'toggle',
      tab: 'design',
    }),
  }),
  defaults: {},
  migrations: [],
  size: { width: 12, height: 12 },
  leadsWithPicture: true,
  sharedStyles: ['gallery'],
});

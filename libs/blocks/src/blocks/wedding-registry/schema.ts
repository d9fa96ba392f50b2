import { blockType } from '@sitewright/contracts/codes';
import * as z from 'zod';
import { defineBlock } from '../../kit/block/define-block.ts';
import { property } from '../../kit/block/property.ts';
import { consentHelp, invitationProperties } from '../../kit/third-party/invitation-properties.ts';

/** A couple's wedding registry at Zola. */
export const weddingRegistry = defineBlock({
  type: blockType.WEDDING_REGISTRY,
  name: 'wedding-registry',
  label: 'Wedding registry',
  firstStep: 'Enter the URL of your Zola registry',
  category: 'advanced',
  keywords: ['zola', 'wedding', 'gifts', 'registry', 'couple'],
  version: 1,
  props: z.object({
    registry: property(z.string().max(300).default(''), {
      label: 'Registry URL',
      control: 'text',
      isText: false,
      help: `Or the registry's name at Zola. ${consentHelp}`,
    }),
    ...invitationProperties,
  }),
  defaults: {},
  migrations: [],
  size: { width: 12, height: 6 },
  sharedStyles: ['thirdParty'],
});

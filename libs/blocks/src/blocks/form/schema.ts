import { blockType } from '@sitewright/contracts/codes';
import { hexId } from '@sitewright/contracts/entities';
import * as z from 'zod';
import { defineBlock } from '../../kit/block/define-block.ts';
import { property } from '../../kit/block/property.ts';

/** A form for visitors. Its fields are edited separately, so that several pages can show one form. */
export const form = defineBlock({
  type: blockType.FORM,
  name: 'form',
  label: 'Form',
  firstStep: 'Choose a form',
  category: 'forms',
  keywords: ['contact', 'enquiry', 'message', 'survey'],
  version: 1,
  props: z.object({
    formId: property(hexId.nullable().default(null), { label: 'Form', control: 'form' }),
  }),
  defaults: {},
  migrations: [],
  size: { width: 7, height: 12 },
  sharedStyles: ['fields', 'forms'],
});

import * as z from 'zod';
import { property } from '../block/property.ts';

/** The owner's texts beside a third-party offer. */
export const invitationProperties = {
  title: property(z.string().max(200).default(''), { label: 'Title', control: 'text' }),
  text: property(z.string().max(1000).default(''), { label: 'Text', control: 'textarea' }),
  label: property(z.string().max(100).default(''), {
    label: 'Button label',
    control: 'text',
    help: 'Default: the purpose of the button.',
  }),
};

/** The hint below the first field that tells owners what visitors see. */
export const consentHelp =
  'The service loads when a visitor clicks the button, or sees the block after accepting cookies.';

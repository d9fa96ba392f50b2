import * as z from 'zod';
import { property } from '../block/property.ts';

/** What an owner writes about an offer of another site. */
export const invitationProperties = {
  title: property(z.string().max(200).default(''), { label: 'Title', control: 'text' }),
  text: property(z.string().max(1000).default(''), { label: 'Text', control: 'textarea' }),
  label: property(z.string().max(100).default(''), {
    label: 'Button label',
    control: 'text',
    help: 'Default: the purpose of the button.',
  }),
};

/** Said below the first field, so that owners know what visitors meet. */
export const consentHelp =
  'The service loads when a visitor clicks the button, or sees the block after accepting cookies.';

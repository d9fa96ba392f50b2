import { blockType } from '@sitewright/contracts/codes';
import * as z from 'zod';
import { defineBlock } from '../../kit/block/define-block.ts';
import { property } from '../../kit/block/property.ts';
import { picture } from '../../kit/picture/picture-property.ts';
import { mapDefaults } from './map-location.ts';
import { mapStyleNames } from './map-styles.ts';

const degrees = (most: number) => z.number().min(-most).max(most).optional();
const option = (label: string, isOn: boolean, help?: string) =>
  property(z.boolean().default(isOn), {
    label,
    control: 'toggle',
    tab: 'advanced',
    ...(help === undefined ? {} : { help }),
  });

/** A place: its address, and a map that comes when a visitor reaches for it. */
export const map = defineBlock({
  type: blockType.MAP,
  name: 'map',
  label: 'Map',
  category: 'media',
  keywords: ['address', 'place', 'directions', 'location'],
  version: 1,
  props: z.object({
    addressTitle: property(z.string().max(200).default(''), { label: 'Name', control: 'text' }),
    addressLine1: property(z.string().max(200).default(''), { label: 'Street', control: 'text' }),
    addressLine2: property(z.string().max(200).default(''), { label: 'Town', control: 'text' }),
    addressCountry: property(z.string().max(100).default(''), {
      label: 'Country',
      control: 'text',
    }),
    mapLat: property(degrees(90), { label: 'Latitude', control: 'number', step: 0.0001 }),
    mapLng: property(degrees(180), { label: 'Longitude', control: 'number', step: 0.0001 }),
    markerLat: property(degrees(90), {
      label: 'Latitude of the marker',
      control: 'number',
      tab: 'advanced',
      step: 0.0001,
    }),
    markerLng: property(degrees(180), {
      label: 'Longitude of the marker',
      control: 'number',
      tab: 'advanced',
      step: 0.0001,
    }),
    mapZoom: property(z.number().min(1).max(20).default(mapDefaults.zoom), {
      label: 'Zoom',
      control: 'slider',
      tab: 'design',
    }),
    style: property(z.enum(mapStyleNames).default('Original'), {
      label: 'Style',
      control: 'select',
      tab: 'design',
    }),
    drawnBy: property(z.enum(['site', 'provider']).default('site'), {
      label: 'Drawn by',
      control: 'select',
      tab: 'design',
      choices: { site: 'This site', provider: 'The maps provider' },
      help: 'The provider, Google Maps, is asked when a visitor presses the map.',
    }),
    picture: property(picture.nullable().default(null), {
      label: 'Picture before the map is there',
      control: 'asset',
      tab: 'design',
    }),
    heightPx: property(z.int().min(120).max(1600).default(420), {
      label: 'Height',
      control: 'slider',
      tab: 'design',
      unit: 'px',
    }),
    showLabels: option('Names', true),
    showTerrain: option('Terrain', false),
    draggable: option('Can be moved', true),
    scrollwheel: option('Zooms with the wheel', false, 'The page then stops scrolling over it.'),
    showControls: option('Zoom buttons', true),
    disableDefaultUI: option('Nothing over the map', false),
    markerDraggable: option('The marker can be moved', false),
    linkOnClick: option('The marker leads to a maps page', true),
  }),
  defaults: { addressTitle: 'Studio', addressLine1: 'Harbour Road 12' },
  migrations: [],
  size: { width: 8, height: 10 },
});

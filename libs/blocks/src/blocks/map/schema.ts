import { blockType } from '@sitewright/contracts/codes';
import * as z from 'zod';
import { defineBlock } from '../../kit/block/define-block.ts';
import { property } from '../../kit/block/property.ts';
import { picture } from '../../kit/picture/picture-property.ts';
import { mapDefaults } from './map-location.ts';
import { mapStyleNames } from './map-styles.ts';

const degrees = (max: number) => z.number().min(-max).max(max).optional();
const option = (label: string, isOn: boolean, help?: string) =>
  property(z.boolean().default(isOn), {
    label,
    control: 'toggle',
    tab: 'advanced',
    ...(help === undefined ? {} : { help }),
  });

/** A location: its address, and a map that loads on request. */
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
    addressLine2: property(z.string().max(200).default(''), { label: 'City', control: 'text' }),
    addressCountry: property(z.string().max(100).default(''), {
      label: 'Country',
      control: 'text',
    }),
    mapLat: property(degrees(90), { label: 'Latitude', control: 'number', step: 0.0001 }),
    mapLng: property(degrees(180), { label: 'Longitude', control: 'number', step: 0.0001 }),
    markerLat: property(degrees(90), {
      label: 'Marker latitude',
      control: 'number',
      tab: 'advanced',
      step: 0.0001,
    }),
    markerLng: property(degrees(180), {
      label: 'Marker longitude',
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
      label: 'Map provider',
      control: 'select',
      tab: 'design',
      choices: { site: 'This site', provider: 'Google Maps' },
      help: 'Google Maps loads when a visitor clicks the map.',
    }),
    picture: property(picture.nullable().default(null), {
      label: 'Placeholder image',
      control: 'asset',
      tab: 'design',
    }),
    heightPx: property(z.int().min(120).max(1600).default(420), {
      label: 'Height',
      control: 'slider',
      tab: 'design',
      unit: 'px',
    }),
    showLabels: option('Labels', true),
    showTerrain: option('Terrain', false),
    draggable: option('Draggable', true),
    scrollwheel: option(
      'Scroll to zoom',
      false,
      'Scrolling over the map does not scroll the page.',
    ),
    showControls: option('Zoom buttons', true),
    disableDefaultUI: option('Hide all controls', false),
    markerDraggable: option('Draggable marker', false),
    linkOnClick: option('Link the marker to a maps page', true),
  }),
  defaults: { addressTitle: 'Studio', addressLine1: 'Harbour Road 12' },
  migrations: [],
  size: { width: 8, height: 10 },
});

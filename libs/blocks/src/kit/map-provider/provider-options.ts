import type { MapOptions } from '../../blocks/map/map-library.ts';

/** One style rule of the provider. */
interface StyleRule {
  readonly featureType?: string;
  readonly elementType?: string;
  readonly stylers: readonly Readonly<Record<string, string | number>>[];
}

const colorRule = (featureType: string, elementType: string, color: string): StyleRule => ({
  featureType,
  elementType,
  stylers: [{ color }],
});

/** A simple map: one color each for land, water, roads and labels, and no shops. */
const minimal = (ground: string, water: string, roads: string, labels: string): StyleRule[] => [
  colorRule('all', 'geometry', ground),
  colorRule('water', 'geometry', water),
  colorRule('road', 'geometry', roads),
  colorRule('all', 'labels.text.fill', labels),
  colorRule('all', 'labels.text.stroke', ground),
  { elementType: 'labels.icon', stylers: [{ visibility: 'off' }] },
  { featureType: 'poi', stylers: [{ visibility: 'off' }] },
];

/** The provider's styles for the specification's map styles. */
export const providerStyles: Readonly<Record<MapOptions['style'], readonly StyleRule[]>> = {
  Original: [],
  Grayscale: [{ stylers: [{ saturation: -100 }] }],
  Satellite: [],
  MinimalLight: minimal('#f5f5f2', '#dfe5e8', '#ffffff', '#6b6b66'),
  MinimalDark: minimal('#24272b', '#16181b', '#3a3f45', '#b4bac0'),
  MinimalBlue: minimal('#e4edf5', '#a9c6de', '#ffffff', '#3c5a75'),
};

const withoutLabels: StyleRule = { elementType: 'labels', stylers: [{ visibility: 'off' }] };

function mapTypeOf({ style, showLabels, showTerrain }: MapOptions): string {
  if (style === 'Satellite') return showLabels ? 'hybrid' : 'satellite';
  return showTerrain ? 'terrain' : 'roadmap';
}

function gesturesOf({ draggable, scrollwheel }: MapOptions): string {
  if (scrollwheel) return 'greedy';
  return draggable ? 'cooperative' : 'none';
}

/** The options of a map in the provider's format. Always complete, so that a live map applies every change. */
export function providerOptions(options: MapOptions): object {
  const { style, showLabels, draggable, scrollwheel, showControls, disableDefaultUI } = options;
  const hasControls = showControls && !disableDefaultUI;
  return {
    mapTypeId: mapTypeOf(options),
    styles: [...providerStyles[style], ...(showLabels ? [] : [withoutLabels])],
    draggable,
    scrollwheel,
    gestureHandling: gesturesOf(options),
    keyboardShortcuts: draggable,
    disableDefaultUI,
    zoomControl: hasControls,
    fullscreenControl: false,
    mapTypeControl: false,
    streetViewControl: false,
  };
}

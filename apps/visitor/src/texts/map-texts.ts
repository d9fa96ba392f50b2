import type { PageTexts } from './load-page-texts.ts';

/** The labels of a live map in a page's language, by MapLibre's keys. */
export const mapTexts = (text: PageTexts) => ({
  'Map.Title': text('maps.map'),
  'NavigationControl.ZoomIn': text('maps.zoomIn'),
  'NavigationControl.ZoomOut': text('maps.zoomOut'),
  'AttributionControl.ToggleAttribution': text('maps.attribution'),
  'CooperativeGesturesHandler.WindowsHelpText': text('maps.scrollWithCtrl'),
  'CooperativeGesturesHandler.MacHelpText': text('maps.scrollWithCommand'),
  'CooperativeGesturesHandler.MobileHelpText': text('maps.twoFingers'),
});

/** The labels of a live map. */
export type MapTexts = ReturnType<typeof mapTexts>;

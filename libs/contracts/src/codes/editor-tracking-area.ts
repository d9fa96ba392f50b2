/** The parts of the editor that its analytics events name (specification 2; ENUM-12). */
export const editorTrackingAreas = [
  'collection-editor',
  'item-catalog',
  'section-editor',
  'collection-settings',
] as const;

/** One part of the editor. */
export type EditorTrackingArea = (typeof editorTrackingAreas)[number];

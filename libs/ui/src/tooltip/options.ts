/** Constants of every tooltip. */
export const tooltipMeasures = {
  /** Hover time before a tooltip appears. */
  delayMs: 1200,
  /** How long it stays after the mouse has left the element: enough time to reach the tooltip. */
  graceMs: 300,
  widthPx: 250,
  /** Distance between the mouse and the tooltip. */
  offsetPx: 15,
  /** Distance to each edge of the window. */
  edgePx: 20,
} as const;

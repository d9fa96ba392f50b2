/** Numbers that are the same for every tooltip. */
export const tooltipMeasures = {
  /** How long the mouse is over an element before its tooltip appears. */
  delayMs: 1200,
  /** How long it stays when the mouse has left: enough to reach it. */
  graceMs: 300,
  widthPx: 250,
  /** Room between the mouse and the tooltip. */
  offsetPx: 15,
  /** Room that is left at each edge of the window. */
  edgePx: 20,
} as const;

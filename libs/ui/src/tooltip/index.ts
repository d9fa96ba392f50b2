export { addTooltip, type TooltipHost } from './dom/add-tooltip.ts';
export { tooltipMeasures } from './options.ts';
export { placeTooltip, type TooltipPlace, type TooltipBounds } from './place-tooltip.ts';

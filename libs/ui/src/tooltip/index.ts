export { addTooltip, type TooltipHost } from './dom/add-tooltip.ts';
export { tooltipMeasures } from './options.ts';
export { placeTooltip, type TooltipPlace, type TooltipRoom } from './place-tooltip.ts';

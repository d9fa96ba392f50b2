import type { Route } from '../../platform/routing/define-route.ts';
import { renderWidgetRoute } from './render-widget.ts';

/** Single blocks, rendered on request. */
export const widgetRoutes: readonly Route[] = [renderWidgetRoute];

export type { CallOptions } from './call-options.ts';
export { createDataLayer } from './create-data-layer.ts';
export type { DataLayer } from './create-data-layer.ts';
export type { Fields } from './encode.ts';
export type { DataLayerTexts, Failure, FailureKind, Result } from './failure.ts';
export type { DataLayerDefaults, DataLayerOptions, DataLayerPorts, SiteHosts } from './options.ts';
export type {
  DataFetch,
  DataLayerEvent,
  DataRequest,
  DataResponse,
  Method,
  Signal,
} from './ports.ts';

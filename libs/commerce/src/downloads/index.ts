export {
  continuationMs,
  decideDownload,
  type DownloadDecision,
  type DownloadStart,
  type RequestedBytes,
} from './decide-download.ts';
export {
  downloadsLeft,
  downloadStateOf,
  type DownloadFacts,
  type DownloadState,
} from './download-state.ts';

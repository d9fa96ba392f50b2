import type { UploadedAsset } from '@sitewright/contracts/api';

export interface UploadItem<Source = File> {
  readonly id: string;
  readonly file: Source;
  readonly state: 'waiting' | 'uploading' | 'done' | 'failed';
  /** 0 to 1. */
  readonly progress: number;
  /** Why it failed. */
  readonly message?: string;
  /** The resulting file, or the existing file with the same content. */
  readonly asset?: UploadedAsset;
}

export type UploadEvent<Source = File> =
  | {
      readonly kind: 'added';
      readonly files: readonly { readonly id: string; readonly file: Source }[];
    }
  | { readonly kind: 'progressed'; readonly id: string; readonly progress: number }
  | { readonly kind: 'finished'; readonly id: string; readonly asset: UploadedAsset }
  | { readonly kind: 'failed'; readonly id: string; readonly message: string }
  | { readonly kind: 'retry'; readonly id: string }
  | { readonly kind: 'canceled'; readonly id: string }
  | { readonly kind: 'cleared' };

/** Maximum number of simultaneous uploads. */
export const maxParallelUploads = 3;

export interface UploadTransition<Source = File> {
  readonly items: readonly UploadItem<Source>[];
  /** Files whose upload starts now. */
  readonly begin: readonly UploadItem<Source>[];
}

/** The pure transition of the upload queue. */
export function transition<Source>(
  items: readonly UploadItem<Source>[],
  event: UploadEvent<Source>,
): UploadTransition<Source> {
  const changed = changedItems(items, event);
  const running = changed.filter(({ state }) => state === 'uploading').length;
  const begin = changed
    .filter(({ state }) => state === 'waiting')
    .slice(0, Math.max(maxParallelUploads - running, 0));
  return {
    items: changed.map((item) => (begin.includes(item) ? { ...item, state: 'uploading' } : item)),
    begin,
  };
}

function changedItems<Source>(
  items: readonly UploadItem<Source>[],
  event: UploadEvent<Source>,
): readonly UploadItem<Source>[] {
  const change = (id: string, changes: Partial<UploadItem<Source>>) =>
    items.map((item) => (item.id === id ? { ...item, ...changes } : item));
  switch (event.kind) {
    case 'added':
      return [
        ...items,
        ...event.files.map((added) => ({ ...added, state: 'waiting' as const, progress: 0 })),
      ];
    case 'progressed':
      return change(event.id, { progress: event.progress });
    case 'finished':
      return change(event.id, { state: 'done', progress: 1, asset: event.asset });
    case 'failed':
      return change(event.id, { state: 'failed', message: event.message });
    case 'retry':
      return change(event.id, { state: 'waiting', progress: 0 });
    case 'canceled':
      return items.filter(({ id }) => id !== event.id);
    default:
      return items.filter(({ state }) => state === 'waiting' || state === 'uploading');
  }
}

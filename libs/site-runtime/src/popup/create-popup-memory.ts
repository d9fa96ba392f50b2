import { readPopupRecord, type PopupRecord } from './popup-record.ts';

/** Storage of the record. Both functions may throw if storage is blocked. */
export interface PopupStorage {
  readonly read: () => string | null;
  readonly write: (text: string) => void;
}

/** Options of a popup's memory. */
export interface PopupMemoryOptions {
  readonly storage: PopupStorage;
  /** Session storage for the version of the popup that was opened in this visit. */
  readonly visitStorage: PopupStorage;
  /** Version of the popup's settings. */
  readonly version: number;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** Stores whether a popup was opened, closed or submitted. */
export interface PopupMemory {
  readonly read: () => PopupRecord | undefined;
  /** Whether it was opened in this visit and not closed: its visitor has seen it and moved on. */
  readonly wasLeftOpen: () => boolean;
  readonly keepOpened: () => void;
  readonly keepClosed: () => void;
  /** The form was submitted, which also counts as closing the popup. */
  readonly keepSubmitted: () => void;
}

/** Creates the memory of a popup. Without storage the popup opens again on each page. */
export function createPopupMemory(options: PopupMemoryOptions): PopupMemory {
  const { storage, visitStorage, version, now } = options;

  function read(): PopupRecord | undefined {
    try {
      return readPopupRecord(storage.read());
    } catch {
      return undefined;
    }
  }

  function store(isSubmitted: boolean): void {
    const known = read();
    const record: PopupRecord = {
      'date-closed': new Date(now()).toISOString(),
      version,
      submitted: isSubmitted || (known?.version === version && known.submitted),
    };
    write(storage, JSON.stringify(record));
    write(visitStorage, '');
  }

  function write(target: PopupStorage, text: string): void {
    try {
      target.write(text);
    } catch {
      // Storage is blocked.
    }
  }

  function wasLeftOpen(): boolean {
    try {
      return visitStorage.read() === String(version);
    } catch {
      return false;
    }
  }

  return {
    read,
    wasLeftOpen,
    keepOpened: () => write(visitStorage, String(version)),
    keepClosed: () => store(false),
    keepSubmitted: () => store(true),
  };
}

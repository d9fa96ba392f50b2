/** The page of a hit. */
export interface HitPage {
  readonly url: string;
  readonly title: string;
  /** Site, template and language, for servers with several. */
  readonly websiteId?: string | undefined;
  readonly templateId?: string | undefined;
  readonly locale?: string | undefined;
  /** The page's content: an item with its record type, or a collection. */
  readonly itemId?: string | undefined;
  readonly recordType?: number | undefined;
  readonly collectionId?: string | undefined;
}

/** The device of a hit; sizes in CSS pixels. */
export interface HitDevice {
  readonly userAgent: string;
  readonly viewportWidth: number;
  readonly viewportHeight: number;
  readonly screenWidth: number;
  readonly screenHeight: number;
}

/** The `data` of RecordHit: an item page sends its item, every other page its collection. */
export function toHitData(page: HitPage, device: HitDevice, now: number) {
  const { itemId, recordType, collectionId, ...pageFields } = page;
  return {
    ...device,
    ...pageFields,
    ...(itemId ? { itemId, recordType } : { collectionId }),
    clientDate: now,
  };
}

/** An external service whose content is embedded in blocks. */
export interface Provider {
  /** The display name. */
  readonly service: string;
  /** URL of its script for the page; services without one are shown in a frame. */
  readonly script?: string;
  /** Origins of the frames that the script creates. */
  readonly frames?: readonly string[];
}

/** The services by their names in `data-provider`. */
export const providers = {
  resy: { service: 'Resy' },
  tock: {
    service: 'Tock',
    script: 'https://www.exploretock.com/tock.js',
    frames: ['https://www.exploretock.com'],
  },
  openTable: { service: 'OpenTable' },
  zola: {
    service: 'Zola',
    script: 'https://widget.zola.com/js/widget.js',
    frames: ['https://widget.zola.com', 'https://www.zola.com'],
  },
  acuity: { service: 'Acuity Scheduling' },
  calendly: { service: 'Calendly' },
} as const satisfies Readonly<Record<string, Provider>>;

/** The name of a service, as in `data-provider`. */
export type ProviderName = keyof typeof providers;

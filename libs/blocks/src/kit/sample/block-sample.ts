type Props = Readonly<Record<string, unknown>>;

/** Returns the id of content on the site where a sample is placed: of a file by its name, of anything else by its key. */
export type SampleId = (name: string) => string;

/** The content that samples refer to. */
export interface SampleIds {
  readonly asset: SampleId;
  readonly page: SampleId;
  readonly collection: SampleId;
  readonly item: SampleId;
  readonly form: SampleId;
}

/** Content of a block that shows all that it can do. */
export interface BlockSample {
  readonly props: Props;
  /** Alternative contents, by name. */
  readonly others?: Readonly<Record<string, Props>>;
  /** Other properties that make a choice visible, by its property, if its panel does not require them. */
  readonly beside?: Readonly<Record<string, Props>>;
  /** Size in grid cells. Default: the full width, and the height of a new block. */
  readonly size?: { readonly width: number; readonly height: number };
}

/** What the `sample.ts` of a block exports. */
export type CreateSample = (ids: SampleIds) => BlockSample;

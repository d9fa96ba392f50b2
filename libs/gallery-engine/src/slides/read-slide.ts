import { slideTypes, type Slide } from './slide.ts';

/** The `data-` attributes of a slide element, with the names of the DOM's `dataset`. */
export interface SlideDataset {
  readonly [name: string]: string | undefined;
}

const dimensionsPattern = /^(\d+(?:\.\d+)?)x(\d+(?:\.\d+)?)$/;

function readDimensions(text = ''): Slide['dimensions'] {
  const [, width, height] = dimensionsPattern.exec(text) ?? [];
  const dimensions = { width: Number(width), height: Number(height) };
  return dimensions.width > 0 && dimensions.height > 0 ? dimensions : undefined;
}

/** The data of a slide's element, parsed lazily because most of it is rarely needed. */
export const readSlide = (dataset: SlideDataset): Slide => ({
  get type() {
    return slideTypes.find((type) => type === dataset.type) ?? 'image';
  },
  get id() {
    return dataset.slideId || undefined;
  },
  get url() {
    return dataset.slideUrl || undefined;
  },
  get clickThroughUrl() {
    return dataset.clickThroughUrl || undefined;
  },
  get dimensions() {
    return readDimensions(dataset.imageDimensions);
  },
});

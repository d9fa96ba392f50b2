export type { BlockSample, CreateSample, SampleIds } from '../../kit/sample/block-sample.ts';
export { blockSamples } from './samples.gen.ts';

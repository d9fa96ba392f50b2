import type { CreateSample } from '../../kit/sample/block-sample.ts';

export const sample: CreateSample = () => ({ props: { address: 'https://order.example/halyard' } });

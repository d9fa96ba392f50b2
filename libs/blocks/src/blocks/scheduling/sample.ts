import type { CreateSample } from '../../kit/sample/block-sample.ts';

export const sample: CreateSample = () => ({
  props: { address: 'https://halyard.as.me/', title: 'Lessons' },
  others: { 'A service that nobody knows': { address: 'https://book.example/halyard' } },
});

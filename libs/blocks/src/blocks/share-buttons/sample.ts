import type { CreateSample } from '../../kit/sample/block-sample.ts';

export const sample: CreateSample = () => ({
  props: {
    buttons: ['email', 'facebook', 'x', 'bluesky', 'linkedin', 'pinterest', 'link'].map(
      (service) => ({ service }),
    ),
  },
});

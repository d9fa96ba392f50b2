import type { CreateSample } from '../../kit/sample/block-sample.ts';

export const sample: CreateSample = ({ form }) => ({
  props: { formId: form('everything') },
  others: { 'With a captcha': { formId: form('guarded') } },
});

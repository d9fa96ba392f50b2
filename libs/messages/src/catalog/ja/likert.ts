import type { Translation } from '../../translation.ts';
import type { likert as english } from '../en/likert.ts';

export const likert: Translation<typeof english> = {
  STRONGLY_DISAGREE: 'まったくそう思わない',
  DISAGREE: 'そう思わない',
  NEUTRAL: 'どちらともいえない',
  AGREE: 'そう思う',
  STRONGLY_AGREE: '強くそう思う',
};

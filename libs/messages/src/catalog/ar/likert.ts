import type { Translation } from '../../translation.ts';
import type { likert as english } from '../en/likert.ts';

export const likert: Translation<typeof english> = {
  STRONGLY_DISAGREE: 'أعارض بشدة',
  DISAGREE: 'أعارض',
  NEUTRAL: 'محايد',
  AGREE: 'أوافق',
  STRONGLY_AGREE: 'أوافق بشدة',
};

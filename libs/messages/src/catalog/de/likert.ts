import type { Translation } from '../../translation.ts';
import type { likert as english } from '../en/likert.ts';

export const likert: Translation<typeof english> = {
  STRONGLY_DISAGREE: 'Stimme gar nicht zu',
  DISAGREE: 'Stimme nicht zu',
  NEUTRAL: 'Weder noch',
  AGREE: 'Stimme zu',
  STRONGLY_AGREE: 'Stimme voll zu',
};

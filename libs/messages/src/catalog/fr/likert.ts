import type { Translation } from '../../translation.ts';
import type { likert as english } from '../en/likert.ts';

export const likert: Translation<typeof english> = {
  STRONGLY_DISAGREE: 'Pas du tout d’accord',
  DISAGREE: 'Pas d’accord',
  NEUTRAL: 'Sans avis',
  AGREE: 'D’accord',
  STRONGLY_AGREE: 'Tout à fait d’accord',
};

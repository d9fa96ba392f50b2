import type { Translation } from '../../translation.ts';
import type { likert as english } from '../en/likert.ts';

export const likert: Translation<typeof english> = {
  STRONGLY_DISAGREE: 'Muy en desacuerdo',
  DISAGREE: 'En desacuerdo',
  NEUTRAL: 'Ni de acuerdo ni en desacuerdo',
  AGREE: 'De acuerdo',
  STRONGLY_AGREE: 'Muy de acuerdo',
};

/** The answers of a likert scale, by the names of their codes (specification 3). */
export const likert = {
  STRONGLY_DISAGREE: 'Strongly Disagree',
  DISAGREE: 'Disagree',
  NEUTRAL: 'Neutral',
  AGREE: 'Agree',
  STRONGLY_AGREE: 'Strongly Agree',
} as const;

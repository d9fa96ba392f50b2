/** Videos (specification 2 and 5). */
export const video = {
  play: 'Play video',
  invalidEmbed: 'Invalid video embed.',
  vimeoBasic:
    'Vimeo Basic accounts are unsupported. Please share a video from a different account.',
} as const;

import type { Translation } from '../../translation.ts';
import type { cookies as english } from '../en/cookies.ts';

export const cookies: Translation<typeof english> = {
  accept: '同意する',
  decline: '拒否する',
  text: 'このサイトを利用すると、Cookieの使用に同意したことになります。Cookieは、快適にご利用いただき、サイトを適切に運営するために使用します。',
};

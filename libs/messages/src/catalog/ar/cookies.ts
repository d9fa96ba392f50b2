import type { Translation } from '../../translation.ts';
import type { cookies as english } from '../en/cookies.ts';

export const cookies: Translation<typeof english> = {
  accept: 'موافقة',
  decline: 'رفض',
  text: 'باستخدام هذا الموقع، فإنك توافق على استخدامنا لملفات تعريف الارتباط. نستخدمها لنقدّم لك تجربة رائعة وليعمل موقعنا بكفاءة.',
};

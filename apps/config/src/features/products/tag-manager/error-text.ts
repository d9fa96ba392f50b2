import type { TagType } from '@sitewright/contracts/codes';
import { maxTagLength } from '@sitewright/contracts/limits';
import { createMessages } from '@sitewright/messages';
import { tags } from '@sitewright/messages/en';
import type { TagError } from './state.ts';

const message = createMessages('en', { tags });

/** The message about rejected input (TAG-03, TAG-04). */
export function errorText(type: TagType, error: TagError): string {
  const tagType = message(`tags.${type}`);
  switch (error) {
    case 'exists':
      return message('tags.exists', { tagType });
    case 'oneAtATime':
      return message('tags.oneAtATime', { tagType });
    case 'tooLong':
      return `A ${tagType} has ${maxTagLength[type]} characters at most`;
  }
}

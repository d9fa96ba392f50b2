import { refuse, type Refusal } from '@sitewright/contracts/errors';
import { editRefusals, type EditRefusal } from '@sitewright/page-model';

/** Contents that a save or a publish would lose are refused by what they are called. */
export const unreadable = (refusal: EditRefusal, title: string): Refusal =>
  refuse(editRefusals[refusal], { values: { title }, detail: { refusal } });

import thirdPartyCss from './third-party.css?inline';

/** The style sheet of what other sites offer in a page. */
export const thirdPartyStyle: string = thirdPartyCss;

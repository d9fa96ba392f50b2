import thirdPartyCss from './third-party.css?inline';

/** The style sheet of third-party offers. */
export const thirdPartyStyle: string = thirdPartyCss;

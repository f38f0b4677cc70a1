/** How the `state` of an authorisation begins that a page of ours has asked for: a page that is opened with one has to hand it back. */
export const RETURN_STATE = 'kons-';

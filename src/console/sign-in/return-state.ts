/** Prefix of the `state` of authorisations that our pages request: a page that is opened with such a `state` has to hand the response back. */
export const RETURN_STATE = 'kons-';

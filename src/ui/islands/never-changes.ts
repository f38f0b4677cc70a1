/** A subscription to what never changes, for `useSyncExternalStore`: what is built once shows one value, a browser another. */
export const neverChanges = () => () => {};

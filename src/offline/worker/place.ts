import type { WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope;

export const scope = self;

/** Path of the site: the worker stands at it. */
export const BASE = new URL('./', scope.location.href).pathname;

/** Whether an address is that of a page, going by the address alone. */
export const isPage = ({ pathname }: URL): boolean => /\/[^./]*$/.test(pathname);

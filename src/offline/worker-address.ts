/** File of the worker; it stands at the base, because that is as far as it reaches. */
export const WORKER_ADDRESS = 'sw.js';

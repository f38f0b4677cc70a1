/** Likewise; stands in every page with a console. */
export const CONSOLE_FAILED = 'The sandbox could not be loaded. Check your connection.';

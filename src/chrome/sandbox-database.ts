/**
 * Database of the sandbox of an API: its state and its log. Apart from the other names: the bundler would put what pages share with the console, which begins by itself, into
 * a file of its own that every page loads.
 */
export const SANDBOX_DATABASE = 'nonius-sandbox';

/**
 * Database of the sandbox of an API: its state and its log. In a file of its own: if it were among the other names, the bundler would put what pages share with the console (an entry of its own) into
 * an extra chunk that every page loads.
 */
export const SANDBOX_DATABASE = 'nonius-sandbox';

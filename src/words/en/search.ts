export const search = { open: 'Search', shortcut: 'Ctrl K', examples: 'For example:' };

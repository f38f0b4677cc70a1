export const drawer = { label: 'Menu', close: 'Close menu' };

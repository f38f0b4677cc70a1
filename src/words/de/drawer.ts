export const drawer = { label: 'Menü', close: 'Menü schließen' };

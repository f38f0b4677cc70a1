export const announcement = { label: 'Ankündigung', dismiss: 'Ankündigung schließen' };

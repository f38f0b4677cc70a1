export const announcement = { label: 'Announcement', dismiss: 'Dismiss announcement' };

export const LOCALE = 'de';

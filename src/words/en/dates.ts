import { FORMATS } from './locale.ts';

const written = (day: string, month: 'long' | 'short') =>
	new Intl.DateTimeFormat(FORMATS, { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

/** Days and months as readers write them: “September 15, 2025”. Takes `YYYY-MM-DD`. */
export const longDate = (day: string): string => written(day, 'long');

/** `Sep 15, 2025`, for lists and tables: no order of mere numbers is read alike everywhere. Takes `YYYY-MM-DD`. */
export const shortDate = (day: string): string => written(day, 'short');

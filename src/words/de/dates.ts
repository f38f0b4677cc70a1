import { FORMATS } from './locale.ts';

/** Days and months as readers write them: „15. September 2025“. Takes `YYYY-MM-DD`. */
export function longDate(day: string): string {
	return new Intl.DateTimeFormat(FORMATS, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

/** `15.09.2025`, for lists and tables. Takes `YYYY-MM-DD`. */
export function shortDate(day: string): string {
	return day.split('-').reverse().join('.');
}

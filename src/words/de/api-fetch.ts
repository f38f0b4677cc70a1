import { shortDate } from './dates.ts';

/** Messages of a build that fetches the API description. */
export const apiFetch = {
	begin: (address: string) => `API-Beschreibung wird abgerufen: ${address}`,
	done: (address: string, version: string) => `API-Beschreibung abgerufen: Version ${version} von ${address}`,
	/** `day`: of the last pull, where the history of the API knows it. */
	failed: (reason: string, snapshot: { version: string; day: string | undefined } | undefined) =>
		`Die API-Beschreibung wurde nicht abgerufen. ${reason} ${
			snapshot === undefined
				? 'Eine gespeicherte gibt es nicht.'
				: `Die Seiten der API entstehen aus der gespeicherten Beschreibung, Version ${snapshot.version}${snapshot.day === undefined ? '' : ` vom ${shortDate(snapshot.day)}`}.`
		}`,
};

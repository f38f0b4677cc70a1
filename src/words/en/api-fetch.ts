import { shortDate } from './dates.ts';

/** Messages of a build that fetches the API description. */
export const apiFetch = {
	begin: (address: string) => `Fetching the API description: ${address}`,
	done: (address: string, version: string) => `Fetched the API description: version ${version} from ${address}`,
	/** `day`: of the last pull, where the history of the API knows it. */
	failed: (reason: string, snapshot: { version: string; day: string | undefined } | undefined) =>
		`The API description could not be fetched. ${reason} ${
			snapshot === undefined
				? 'There is no stored copy.'
				: `The API pages use the stored copy, version ${snapshot.version}${snapshot.day === undefined ? '' : ` of ${shortDate(snapshot.day)}`}.`
		}`,
};

interface ProblemPart {
	type: string;
	title: string;
	detail: string;
	code?: string | null;
	/** Further members, e.g. `errors`. */
	[member: string]: unknown;
}

/** Problem of a type (RULES.md ), as a part to compare with. */
export function problemPart({ type, code = null, ...members }: ProblemPart): object {
	return { type: `https://api.example.com/problems/${type}`, code, requestId: { matches: '^.+$' }, errors: [], ...members };
}

/** 422 with one invalid place. */
export function invalidPart(place: { pointer: string } | { parameter: string }, message: string, code: string | null = null): object {
	const title = 'Die Angaben sind unvollständig oder ungültig';
	return problemPart({ type: 'validation-failed', title, detail: '1 Feld ist ungültig.', errors: [{ ...place, message, code }] });
}

/** 404 with a detail. */
export function notFoundPart(detail: string): object {
	return problemPart({ type: 'not-found', title: 'Nicht gefunden', detail });
}

/** 403. */
export const FORBIDDEN = problemPart({
	type: 'insufficient-scope',
	title: 'Die Berechtigung reicht nicht aus',
	detail: 'Für diese Aktion fehlt Ihnen die Berechtigung.',
	code: 'KB-903',
});

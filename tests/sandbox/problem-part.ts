/** Problem of a type (RULES.md ), as a part to compare with. @param members Further members, e.g. `errors`. */
export function problemPart(type: string, title: string, detail: string, code: string | null = null, members: object = {}): object {
	return { type: `https://api.example.com/problems/${type}`, title, detail, code, requestId: { matches: '^.+$' }, errors: [], ...members };
}

/** 422 with one invalid place. */
export function invalidPart(place: { pointer: string } | { parameter: string }, message: string, code: string | null = null): object {
	const title = 'Die Angaben sind unvollständig oder ungültig';
	return problemPart('validation-failed', title, '1 Feld ist ungültig.', null, { errors: [{ ...place, message, code }] });
}

/** 404 with a detail. */
export function notFoundPart(detail: string): object {
	return problemPart('not-found', 'Nicht gefunden', detail);
}

/** 403. */
export const FORBIDDEN = problemPart('insufficient-scope', 'Die Berechtigung reicht nicht aus', 'Für diese Aktion fehlt Ihnen die Berechtigung.', 'KB-903');

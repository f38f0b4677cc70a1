/** The first success among the responses of an operation; `default` where it names none. */
export function successOf<R extends { status: string }>(responses: readonly R[]): R | undefined {
	return responses.find(({ status }) => /^2/.test(status)) ?? responses.find(({ status }) => status === 'default');
}

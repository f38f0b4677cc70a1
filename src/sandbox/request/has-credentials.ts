import type { PlannedCredential } from '#sandbox/plan/sandbox-plan.ts';

/** Whether a request brings all credentials of one alternative, whatever they are worth. */
export function hasCredentials(security: readonly (readonly PlannedCredential[])[], url: URL, headers: Headers): boolean {
	return security.some((alternative) => alternative.length > 0 && alternative.every((credential) => isSent(credential, url, headers)));
}

/** Whether an operation can be called without credentials. */
export function isOptional(security: readonly (readonly PlannedCredential[])[]): boolean {
	return security.length === 0 || security.some((alternative) => alternative.length === 0);
}

function isSent(credential: PlannedCredential, url: URL, headers: Headers): boolean {
	if ('scheme' in credential) {
		const [scheme = '', secret = ''] = (headers.get('authorization') ?? '').trim().split(/\s+/);
		return scheme.toLowerCase() === credential.scheme && secret !== '';
	}
	const { place, name } = credential;
	if (place === 'query') return (url.searchParams.get(name) ?? '') !== '';
	if (place === 'header') return (headers.get(name) ?? '').trim() !== '';
	return (headers.get('cookie') ?? '').split(';').some((part) => part.trim().startsWith(`${name}=`) && part.trim() !== `${name}=`);
}

/** What tests need of the provider, which comes without types. */
declare module 'oidc-provider' {
	import type { RequestListener } from 'node:http';

	export default class Provider {
		constructor(issuer: string, configuration: object);
		callback(): RequestListener;
	}
}

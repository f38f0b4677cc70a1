import { createServer } from 'node:http';
import Provider from 'oidc-provider';
import type { OAuthFlow } from '#openapi/model/security.ts';
import { listen } from '#server/listen.ts';

/** An authorisation server that is not ours, on the loopback. */
export interface RunningProvider {
	origin: string;
	flow(type: OAuthFlow['type']): OAuthFlow;
	close(): void;
}

/** Public client `docs`, which has to use PKCE; `programm` with the secret `geheim: +%`. @param redirects addresses that readers may be sent back to. */
export async function startProvider(redirects: readonly string[]): Promise<RunningProvider> {
	const server = createServer();
	const { port } = await listen(server, { port: 0, host: '127.0.0.1' });
	const origin = `http://127.0.0.1:${port}`;
	const device = 'urn:ietf:params:oauth:grant-type:device_code';
	const provider = new Provider(origin, {
		clients: [
			{
				client_id: 'docs',
				token_endpoint_auth_method: 'none',
				redirect_uris: redirects,
				grant_types: ['authorization_code', device],
				response_types: ['code'],
			},
			{ client_id: 'programm', client_secret: 'geheim: +%', redirect_uris: [], grant_types: ['client_credentials'], response_types: [] },
			{
				client_id: 'altes-programm',
				client_secret: 'geheim',
				token_endpoint_auth_method: 'client_secret_post',
				redirect_uris: [],
				grant_types: ['client_credentials'],
				response_types: [],
			},
		],
		scopes: ['openid', 'lesen'],
		features: { deviceFlow: { enabled: true }, clientCredentials: { enabled: true }, devInteractions: { enabled: true } },
		clientBasedCORS: () => true,
		cookies: { keys: ['nur-fuer-tests'] },
	});
	server.on('request', provider.callback());
	return {
		origin,
		flow: (type) => ({
			type,
			authorizationUrl: `${origin}/auth`,
			deviceAuthorizationUrl: `${origin}/device/auth`,
			tokenUrl: `${origin}/token`,
			refreshUrl: undefined,
			scopes: [],
		}),
		close() {
			server.closeAllConnections();
			server.close();
		},
	};
}

/** Does what a person does in a browser: follows redirects, fills in and sends forms. Returns the address of this site in the end, or the last page. */
export async function agree(start: string, home: string): Promise<{ url: string; page: string }> {
	const cookies = new Map<string, string>();
	let next: { url: string; form?: URLSearchParams } = { url: start };
	for (let step = 0; step < 20; step++) {
		const headers = { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
		const response = await fetch(next.url, { redirect: 'manual', headers, ...(next.form && { method: 'POST', body: next.form }) });
		for (const line of response.headers.getSetCookie()) {
			const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
			cookies.set(name, value);
		}
		const target = response.headers.get('location');
		const url = target === null ? next.url : new URL(target, next.url).href;
		if (url.startsWith(home)) return { url, page: '' };
		if (target !== null) {
			next = { url };
			continue;
		}
		const page = await response.text();
		const action = /<form[^>]*action="([^"]+)"/.exec(page)?.[1];
		if (action === undefined) return { url, page };
		const fields = [...page.matchAll(/<input[^>]*>/g)].map(
			([tag]) => [/name="([^"]*)"/.exec(tag)?.[1] ?? '', /value="([^"]*)"/.exec(tag)?.[1] ?? 'anna'] as const,
		);
		next = {
			url: new URL(action, next.url).href,
			form: new URLSearchParams(fields.filter(([name]) => name !== '' && name !== 'abort').map(([name, value]) => [name, value])),
		};
		if (page.includes('confirm')) next.form?.set('confirm', 'yes');
	}
	throw new Error('The provider asks without end.');
}

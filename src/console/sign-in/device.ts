import type { OAuthFlow } from '#openapi/model/security.ts';
import { signInText } from '#words/sign-in.ts';
import { type Client, type GrantedToken, postForm, requestToken, SignInError } from './request-token.ts';

/** What a reader has to enter where. */
export interface Device {
	code: string;
	userCode: string;
	address: string;
	/** Seconds between two questions. */
	interval: number;
}

const GRANT = 'urn:ietf:params:oauth:grant-type:device_code';

/** Asks for a code for this page (RFC 8628, 3.1). Rejects with `SignInError`. */
export async function beginDevice(flow: OAuthFlow, client: Client, scopes: readonly string[]): Promise<Device> {
	const answer = await postForm(flow.deviceAuthorizationUrl ?? '', scopes.length > 0 ? { scope: scopes.join(' ') } : {}, client);
	const text = (key: string) => (typeof answer[key] === 'string' ? answer[key] : undefined);
	const [code, userCode, address] = [text('device_code'), text('user_code'), text('verification_uri_complete') ?? text('verification_uri')];
	if (code === undefined || userCode === undefined || address === undefined || !/^https?:/.test(address)) throw new SignInError(signInText.noToken);
	return { code, userCode, address, interval: typeof answer['interval'] === 'number' ? answer['interval'] : 5 };
}

/** Waits until the reader has agreed elsewhere (RFC 8628, 3.4). Rejects with `SignInError` when that is refused, too late or no longer wanted. */
export async function awaitDevice(
	flow: OAuthFlow,
	client: Client,
	{ code, interval, wait }: Pick<Device, 'code' | 'interval'> & { wait(seconds: number): Promise<void> },
): Promise<GrantedToken> {
	let pause = interval;
	for (;;) {
		await wait(pause);
		try {
			return await requestToken(flow.tokenUrl ?? '', { grant_type: GRANT, device_code: code }, client);
		} catch (error) {
			if (!(error instanceof SignInError)) throw error;
			if (error.code === 'slow_down') pause += 5;
			else if (error.code !== 'authorization_pending') throw error;
		}
	}
}

import { useEffect, useId, useRef, useState } from 'react';
import type { SignIn } from '#console/data/console-data.ts';
import { authorizeInWindow } from '#console/sign-in/authorization-code.ts';
import { fetchClientToken } from '#console/sign-in/client-credentials.ts';
import { awaitDevice, beginDevice, type Device } from '#console/sign-in/device.ts';
import { pause } from '#console/sign-in/pause.ts';
import { type Client, type GrantedToken, SignInError } from '#console/sign-in/request-token.ts';
import type { OAuthFlow } from '#openapi/model/security.ts';
import { signInText } from '#words/sign-in.ts';
import { TextField } from './TextField.tsx';
import { WordedSelect } from './WordedSelect.tsx';

interface SignInFormProps {
	signIn: SignIn;
	/** Scopes that the operation asks for. */
	scopes: readonly string[];
	/** Address of this site that authorisation servers send readers back to. */
	redirect: string;
	onToken(token: string): void;
}

/** Fetches a token at an OAuth 2 server that the owner allows. Everything stays in memory. */
export function SignInForm({ signIn: { flows, clientId }, scopes, redirect, onToken }: SignInFormProps) {
	const id = useId();
	const [index, setIndex] = useState(0);
	const [client, setClient] = useState<Client>({ id: clientId, secret: '' });
	const [wanted, setWanted] = useState(scopes.join(' '));
	const [device, setDevice] = useState<Device>();
	const [said, setSaid] = useState('');
	const running = useRef<AbortController>(undefined);
	const [isRunning, setRunning] = useState(false);
	useEffect(() => () => running.current?.abort(), []);
	const flow = flows[index];
	if (flow === undefined) return null;

	const start = async () => {
		const stop = new AbortController();
		running.current = stop;
		setRunning(true);
		setSaid('');
		try {
			const { accessToken, lifetime } = await fetchToken(flow, client, {
				scopes: wanted.split(/\s+/).filter(Boolean),
				redirect,
				signal: stop.signal,
				showDevice: setDevice,
			});
			// If the reader has cancelled or chosen another server meanwhile, the token is dropped.
			stop.signal.throwIfAborted();
			onToken(accessToken);
			setSaid(lifetime === undefined ? signInText.done : signInText.doneFor(Math.round(lifetime / 60)));
		} catch (error) {
			setSaid(stop.signal.aborted ? signInText.cancelled : error instanceof SignInError ? error.message : String(error));
		}
		setDevice(undefined);
		setRunning(false);
	};
	return (
		<details className="console-more">
			<summary>{signInText.legend}</summary>
			<label className="console-row" htmlFor={id}>
				{signInText.flow}{' '}
				<WordedSelect
					attributes={{ id }}
					value={String(index)}
					options={flows.map(({ type }, position) => ({
						value: String(position),
						words: type in signInText.flows ? signInText.flows[type as keyof typeof signInText.flows] : type,
					}))}
					onChoose={(position) => setIndex(Number(position))}
				/>
			</label>
			<TextField label={signInText.clientId} value={client.id} onChange={(text) => setClient({ ...client, id: text })} />
			<TextField label={signInText.clientSecret} value={client.secret} isSecret={true} onChange={(secret) => setClient({ ...client, secret })} />
			<TextField label={signInText.scopes} value={wanted} onChange={setWanted} />
			{flow.type === 'authorizationCode' && <p className="console-hint">{signInText.redirect(redirect)}</p>}
			<p className="console-hint">{signInText.memory}</p>
			<p className="console-row">
				<button type="button" className="console-minor" onClick={start} disabled={isRunning || client.id === ''}>
					{signInText.start}
				</button>
				{isRunning && (
					<button type="button" className="console-minor" onClick={() => running.current?.abort(new SignInError(signInText.cancelled))}>
						{signInText.cancel}
					</button>
				)}
			</p>
			<div role="status">
				{device && (
					<p>
						{signInText.enter}{' '}
						<a href={device.address} target="_blank" rel="noreferrer">
							{device.address}
						</a>{' '}
						<strong>{device.userCode}</strong>
					</p>
				)}
				{isRunning ? signInText.waiting : said}
			</div>
		</details>
	);
}

interface Wish {
	scopes: readonly string[];
	redirect: string;
	signal: AbortSignal;
	showDevice(device: Device): void;
}

async function fetchToken(flow: OAuthFlow, client: Client, { scopes, redirect, signal, showDevice }: Wish): Promise<GrantedToken> {
	if (flow.type === 'clientCredentials') return await fetchClientToken(flow, client, scopes);
	if (flow.type === 'deviceAuthorization') {
		const device = await beginDevice(flow, client, scopes);
		showDevice(device);
		return await awaitDevice(flow, client, { ...device, wait: (seconds) => pause(seconds, signal) });
	}
	return await authorizeInWindow(flow, client, { redirect, scopes, signal });
}

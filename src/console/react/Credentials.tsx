import { useId } from 'react';
import type { ExampleToken } from '#console/data/console-data.ts';
import type { Credential } from '#openapi/request/api-request.ts';
import { consoleText } from '#words/console.ts';

interface CredentialsProps {
	credentials: readonly Credential[];
	/** By environment variable. */
	secrets: Readonly<Record<string, string>>;
	setSecret(variable: string, secret: string): void;
	/** Tokens of the sandbox; empty for real servers, whose secrets are not shown either. */
	tokens: readonly ExampleToken[];
	isReal: boolean;
}

/** What a request says about who sends it. */
export function Credentials({ credentials, secrets, setSecret, tokens, isReal }: CredentialsProps) {
	if (credentials.length === 0) return null;
	const variables = credentials.flatMap((credential) =>
		credential.kind === 'basic'
			? [
					{ variable: credential.userVariable, label: consoleText.user, isSecret: false },
					{ variable: credential.passwordVariable, label: consoleText.password, isSecret: true },
				]
			: [{ variable: credential.variable, label: `${credential.name}${credential.prefix === '' ? '' : ` (${credential.prefix.trim()})`}`, isSecret: true }],
	);
	return (
		<fieldset className="console-part">
			<legend>{consoleText.credentials}</legend>
			{variables.map(({ variable, label, isSecret }) => (
				<SecretField
					key={variable}
					label={label}
					secret={secrets[variable] ?? ''}
					setSecret={(secret) => setSecret(variable, secret)}
					tokens={isSecret ? tokens : []}
					isHidden={isReal && isSecret}
				/>
			))}
		</fieldset>
	);
}

interface SecretFieldProps {
	label: string;
	secret: string;
	setSecret(secret: string): void;
	tokens: readonly ExampleToken[];
	isHidden: boolean;
}

/** One of the example tokens, or any other one. */
function SecretField({ label, secret, setSecret, tokens, isHidden }: SecretFieldProps) {
	const id = useId();
	const hasChoice = tokens.length > 1;
	const isListed = hasChoice && tokens.some(({ token }) => token === secret);
	return (
		<div className="console-field">
			<div className="console-label">
				<label htmlFor={id}>
					<code>{label}</code>
				</label>
			</div>
			{hasChoice && (
				<select id={id} value={isListed ? secret : ''} onChange={({ target }) => setSecret(target.value)}>
					{tokens.map(({ token, words }) => (
						<option key={token} value={token}>
							{words}
						</option>
					))}
					<option value="">{consoleText.otherToken}</option>
				</select>
			)}
			{!isListed && (
				<input
					id={hasChoice ? undefined : id}
					aria-label={hasChoice ? consoleText.token : undefined}
					type={isHidden ? 'password' : 'text'}
					autoComplete="off"
					spellCheck={false}
					value={secret}
					onChange={({ target }) => setSecret(target.value)}
				/>
			)}
		</div>
	);
}

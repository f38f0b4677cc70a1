import { type ReactNode, useId } from 'react';
import type { ExampleToken } from '#console/data/console-data.ts';
import { type FieldProblems, secretKey } from '#console/form/field-problems.ts';
import type { SecurityAlternative } from '#openapi/model/security.ts';
import type { Credential } from '#openapi/request/api-request.ts';
import { consoleText } from '#words/console.ts';
import { loginInWords, schemeInWords } from '#words/security.ts';
import { WordedSelect } from './WordedSelect.tsx';

interface CredentialsProps {
	/** The ways of authorisation, one of which is enough. */
	alternatives: readonly SecurityAlternative[];
	alternative: number;
	chooseAlternative(index: number): void;
	/** Of the chosen way. */
	credentials: readonly Credential[];
	/** By environment variable. */
	secrets: Readonly<Record<string, string>>;
	setSecret(variable: string, secret: string): void;
	problems: FieldProblems;
	/** Tokens of the sandbox; empty for real servers, whose secrets are not shown either. */
	tokens: readonly ExampleToken[];
	isReal: boolean;
	/** Other ways to come by a secret. */
	children?: ReactNode;
}

/** The authorisation of a request. */
export function Credentials({
	alternatives,
	alternative,
	chooseAlternative,
	credentials,
	secrets,
	setSecret,
	problems,
	tokens,
	isReal,
	children,
}: CredentialsProps) {
	const id = useId();
	if (alternatives.length === 0) return null;
	const schemes = alternatives[alternative]?.schemes ?? [];
	const unsent = schemes.flatMap(({ name, scheme }) =>
		scheme === undefined ? name : scheme.type === 'mutualTLS' || scheme.type === 'unknown' ? schemeInWords(scheme) : [],
	);
	return (
		<fieldset className="console-part">
			<legend>{consoleText.credentials}</legend>
			{alternatives.length > 1 && (
				<label className="console-row" htmlFor={id}>
					{consoleText.alternative}{' '}
					<WordedSelect
						attributes={{ id }}
						value={String(alternative)}
						options={alternatives.map((way, index) => ({ value: String(index), words: loginInWords(way.schemes) }))}
						onChoose={(index) => chooseAlternative(Number(index))}
					/>
				</label>
			)}
			{schemes.length === 0 && <p className="console-hint">{consoleText.noCredentials}</p>}
			{unsent.map((words) => (
				<p key={words} className="console-hint">
					{consoleText.otherScheme(words)}
				</p>
			))}
			{credentials.flatMap(secretInputs).map(({ variable, label, isSecret }) => (
				<SecretField
					key={`${alternative} ${variable}`}
					label={label}
					secret={secrets[variable] ?? ''}
					setSecret={(secret) => setSecret(variable, secret)}
					tokens={isSecret ? tokens : []}
					isHidden={isReal && isSecret}
					problem={problems[secretKey(variable)]}
				/>
			))}
			{children}
		</fieldset>
	);
}

const secretInputs = (credential: Credential) =>
	credential.kind === 'basic'
		? [
				{ variable: credential.userVariable, label: consoleText.user, isSecret: false },
				{ variable: credential.passwordVariable, label: consoleText.password, isSecret: true },
			]
		: [{ variable: credential.variable, label: `${credential.name}${credential.prefix === '' ? '' : ` (${credential.prefix.trim()})`}`, isSecret: true }];

interface SecretFieldProps {
	label: string;
	secret: string;
	setSecret(secret: string): void;
	tokens: readonly ExampleToken[];
	isHidden: boolean;
	problem: string | undefined;
}

/** One of the example tokens, or any other one. */
function SecretField({ label, secret, setSecret, tokens, isHidden, problem }: SecretFieldProps) {
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
				<WordedSelect
					attributes={{ id }}
					value={isListed ? secret : ''}
					options={[...tokens.map(({ token, words }) => ({ value: token, words })), { value: '', words: consoleText.otherToken }]}
					onChoose={setSecret}
				/>
			)}
			{!isListed && (
				<input
					id={hasChoice ? undefined : id}
					aria-label={hasChoice ? consoleText.token : undefined}
					type={isHidden ? 'password' : 'text'}
					autoComplete="off"
					spellCheck={false}
					value={secret}
					aria-invalid={problem === undefined ? undefined : true}
					aria-describedby={problem === undefined ? undefined : `${id}-problem`}
					onChange={({ target }) => setSecret(target.value)}
				/>
			)}
			{problem !== undefined && (
				<p className="console-problem" id={`${id}-problem`}>
					{problem}
				</p>
			)}
		</div>
	);
}

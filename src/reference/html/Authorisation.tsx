import './authorisation.css';
import { Fragment } from 'react';
import type { Operation } from '#openapi/model/model.ts';
import type { Scope } from '#openapi/model/security.ts';
import { securityPhrases } from '#reference/wording/operation-phrases.ts';
import type { Phrase } from '#reference/wording/phrase.ts';
import { api } from '#words/api.ts';
import { Words } from './Words.tsx';

/**
 * Who may call an operation: ways to sign in and needed scopes by name in a line, in words when it is opened. A single way without scopes is a line by itself.
 * Nothing if the description has no information about it.
 */
export function Authorisation({ operation, hrefOf }: { operation: Operation; hrefOf: (scheme: string) => string }) {
	const { requiredScopes, optionalScopes } = operation;
	const ways = securityPhrases(operation, hrefOf);
	if (ways.length === 0 && requiredScopes.length === 0 && optionalScopes.length === 0) return null;
	const [only] = ways;
	const question = <strong>{api.authorisationOf}</strong>;
	if (ways.length === 1 && only && requiredScopes.length === 0 && optionalScopes.length === 0) {
		return (
			<div className="authorisation">
				<p>{question}</p>
				<p>
					<Words phrase={only} />
				</p>
			</div>
		);
	}
	return (
		<details className="authorisation">
			<summary>
				{question} <Brief operation={operation} />
			</summary>
			<div>
				<SignInWays ways={ways} />
				<Scopes scopes={requiredScopes} />
				{optionalScopes.length > 0 && <p>{api.optionalScopes}:</p>}
				<Scopes scopes={optionalScopes} />
			</div>
		</details>
	);
}

/** Most names on the line; further ones are counted. */
const FEW_WAYS = 3;

/** The same by name only, for readers who know the API. */
function Brief({ operation: { security, hasHiddenLogin, requiredScopes } }: { operation: Operation }) {
	const hidden = hasHiddenLogin ? [api.hiddenLoginInBrief] : [];
	const ways = security.map(({ schemes }) => (schemes.length === 0 ? api.withoutLogin : [...schemes.map(({ name }) => name), ...hidden].join(` ${api.and} `)));
	const names = [...new Set(ways.length === 0 ? hidden : ways)];
	return (
		<span className="in-brief" data-search-skip="">
			{names.length > FEW_WAYS ? api.waysOf(names.length) : names.join(` ${api.or} `)}
			{requiredScopes.slice(0, FEW_WAYS).map(({ name }) => (
				<Fragment key={name}>
					{' '}
					<code>{name}</code>
				</Fragment>
			))}
			{requiredScopes.length > FEW_WAYS && ` +${requiredScopes.length - FEW_WAYS}`}
		</span>
	);
}

function SignInWays({ ways }: { ways: readonly Phrase[] }) {
	const [only] = ways;
	if (only === undefined) return null;
	if (ways.length === 1)
		return (
			<p>
				<Words phrase={only} />
			</p>
		);
	return (
		<ul className="ways">
			{ways.map((way, index) => (
				<li key={index}>
					<Words phrase={way} />
				</li>
			))}
		</ul>
	);
}

function Scopes({ scopes }: { scopes: readonly Scope[] }) {
	if (scopes.length === 0) return null;
	return (
		<ul className="scopes">
			{scopes.map(({ name, words }) => (
				<li key={name}>
					<code>{name}</code> {words}
				</li>
			))}
		</ul>
	);
}

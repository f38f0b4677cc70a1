import './authorisation.css';
import '#ui/prose/who.css';
import type { Operation } from '#openapi/model/model.ts';
import type { Scope } from '#openapi/model/security.ts';
import { securityPhrases } from '#reference/wording/operation-phrases.ts';
import type { Phrase } from '#reference/wording/phrase.ts';
import { api } from '#words/api.ts';
import { Words } from './Words.tsx';

/** Who may call an operation: ways to sign in, needed scopes in words. Nothing when the description says nothing. */
export function Authorisation({ operation, hrefOf }: { operation: Operation; hrefOf: (scheme: string) => string }) {
	const { security, requiredScopes, optionalScopes } = operation;
	if (security.length === 0 && requiredScopes.length === 0 && optionalScopes.length === 0) return null;
	return (
		<div className="who authorisation">
			<p>
				<strong>{api.authorisationOf}</strong>
			</p>
			<div>
				<Ways ways={securityPhrases(operation, hrefOf)} />
				<Scopes scopes={requiredScopes} />
				{optionalScopes.length > 0 && <p>{api.optionalScopes}:</p>}
				<Scopes scopes={optionalScopes} />
			</div>
		</div>
	);
}

/** Ways to sign in that stand there; more of them can be opened. */
const FEW = 3;

function Ways({ ways }: { ways: readonly Phrase[] }) {
	const [only] = ways;
	if (only === undefined) return null;
	if (ways.length === 1)
		return (
			<p>
				<Words phrase={only} />
			</p>
		);
	const list = (
		<ul className="ways">
			{ways.map((way, index) => (
				<li key={index}>
					<Words phrase={way} />
				</li>
			))}
		</ul>
	);
	if (ways.length <= FEW) return list;
	return (
		<details>
			<summary>{api.waysOf(ways.length)}</summary>
			{list}
		</details>
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

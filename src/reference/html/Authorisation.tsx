import './authorisation.css';
import '#ui/prose/who.css';
import type { Operation, Scope } from '#openapi/model/model.ts';
import { securityPhrase } from '#reference/wording/operation-phrases.ts';
import { api } from '#words/api.ts';
import { Words } from './Words.tsx';

/** Who may call an operation: ways to sign in, needed scopes in words. Nothing when the description says nothing. */
export function Authorisation({ operation, href }: { operation: Operation; href: string }) {
	const { security, requiredScopes, optionalScopes } = operation;
	if (security.length === 0 && requiredScopes.length === 0 && optionalScopes.length === 0) return null;
	const ways = securityPhrase(security, href);
	return (
		<div className="who authorisation">
			<p>
				<strong>{api.authorisationOf}</strong>
			</p>
			<div>
				{ways.length > 0 && (
					<p>
						<Words phrase={ways} />
					</p>
				)}
				<Scopes scopes={requiredScopes} />
				{optionalScopes.length > 0 && <p>{api.optionalScopes}:</p>}
				<Scopes scopes={optionalScopes} />
			</div>
		</div>
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

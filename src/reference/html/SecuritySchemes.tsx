import type { OAuthFlow, SecurityScheme } from '#openapi/model/model.ts';
import { anchorPart } from '#openapi/schema/anchors.ts';
import { api } from '#words/api.ts';
import { ApiMarkdown } from './ApiMarkdown.tsx';

/** The ways to sign in, with what each scope allows. */
export function SecuritySchemes({ schemes }: { schemes: readonly SecurityScheme[] }) {
	return schemes.map((scheme) => (
		<section key={scheme.name} className="security-scheme">
			<h3 id={`anmeldung-${anchorPart(scheme.name)}`}>{scheme.name}</h3>
			<p>
				{scheme.words}
				{scheme.deprecated && <b className="field-deprecated"> {api.deprecated}</b>}
			</p>
			<ApiMarkdown text={scheme.description} />
			{scheme.openIdConnectUrl !== undefined && (
				<p>
					<code>{scheme.openIdConnectUrl}</code>
				</p>
			)}
			{scheme.flows.map((flow) => (
				<Flow key={flow.type} flow={flow} />
			))}
			{scheme.scopes.length > 0 && (
				<div className="table">
					<table>
						<thead>
							<tr>
								<th scope="col">{api.scope}</th>
								<th scope="col">{api.allows}</th>
							</tr>
						</thead>
						<tbody>
							{scheme.scopes.map(({ name, words }) => (
								<tr key={name}>
									<td>
										<code>{name}</code>
									</td>
									<td>{words}</td>
								</tr>
							))}
						</tbody>
					</table>
				</div>
			)}
		</section>
	));
}

function Flow({ flow }: { flow: OAuthFlow }) {
	const addresses = [
		[api.authorizationUrl, flow.authorizationUrl],
		[api.deviceUrl, flow.deviceAuthorizationUrl],
		[api.tokenUrl, flow.tokenUrl],
		[api.refreshUrl, flow.refreshUrl],
	] as const;
	return (
		<>
			<p>{api.flow[flow.type]}</p>
			<ul className="facts">
				{addresses.map(
					([label, address]) =>
						address !== undefined && (
							<li key={label}>
								{label} <code>{address}</code>
							</li>
						),
				)}
			</ul>
		</>
	);
}

import './fields.css';
import '#ui/prose/table.css';
import type { OAuthFlow, Scope, SecurityScheme } from '#openapi/model/security.ts';
import { withoutList } from '#openapi/page/schema-description.ts';
import { anchorPart } from '#openapi/schema/anchors.ts';
import { withBase } from '#ui/href.ts';
import type { TocHeading } from '#ui/layout/Toc.tsx';
import { anchors } from '#words/addresses.ts';
import { api } from '#words/api.ts';
import { schemeInWords } from '#words/security.ts';
import { ApiMarkdown } from './ApiMarkdown.tsx';

interface SecuritySchemesProps {
	schemes: readonly SecurityScheme[];
	/** HTML of the text about the API. Scopes that it explains are not listed once more. */
	prose: string;
}

/** The ways to sign in, with the meaning of each scope. */
export function SecuritySchemes({ schemes, prose }: SecuritySchemesProps) {
	return schemes.map((scheme, index) => (
		<section key={scheme.name} className="security-scheme">
			<h3 id={schemeHeadingId(scheme)}>{scheme.name}</h3>
			<p>
				{schemeInWords(scheme)}
				{scheme.deprecated && <b className="field-deprecated"> {api.deprecated}</b>}
			</p>
			<ApiMarkdown text={withoutList(scheme.description, new Map(scheme.scopes.map(({ name, words = '' }) => [name, words])))} />
			{[scheme.openIdConnectUrl, scheme.metadataUrl].map(
				(address) =>
					address !== undefined && (
						<p key={address}>
							<code>{address}</code>
						</p>
					),
			)}
			{scheme.flows.map((flow) => (
				<FlowFacts key={flow.type} flow={flow} />
			))}
			{scheme.scopes.some((scope) => !isExplained(scope, prose) && !schemes.slice(0, index).some(({ scopes }) => includesScope(scopes, scope))) && (
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
									<td className="code-cell">
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

const isExplained = ({ name }: Scope, prose: string) => prose.includes(`<code>${name}</code>`);

/** Scopes that an earlier way to sign in lists with the same words are not listed once more. */
const includesScope = (scopes: readonly Scope[], { name, words }: Scope) => scopes.some((scope) => scope.name === name && scope.words === words);

/** Headings of the ways to sign in for the table of contents. */
export const schemeHeadings = (schemes: readonly SecurityScheme[]): TocHeading[] =>
	schemes.map((scheme) => ({ depth: 3, slug: schemeHeadingId(scheme), text: scheme.name }));

const schemeHeadingId = ({ name }: Pick<SecurityScheme, 'name'>) => schemeAnchor(name);

const schemeAnchor = (name: string) => `${anchors.scheme}-${anchorPart(name)}`;

/** Where the ways to sign in are described: a place on the overview each. */
export const schemeHrefOf =
	(base: string, overview: string) =>
	(scheme: string): string =>
		`${withBase(base, overview)}#${schemeAnchor(scheme)}`;

function FlowFacts({ flow }: { flow: OAuthFlow }) {
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

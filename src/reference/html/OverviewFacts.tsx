import './fields.css';
import './overview-facts.css';
import type { ApiModel } from '#openapi/model/model.ts';
import type { Server } from '#openapi/model/servers.ts';
import type { ApiVersionLink } from '#reference/source/api-source.ts';
import { api } from '#words/api.ts';
import { ApiMarkdown } from './ApiMarkdown.tsx';
import { FurtherReading } from './FurtherReading.tsx';
import { SafeLink } from './SafeLink.tsx';

interface OverviewFactsProps {
	model: ApiModel;
	download: string;
	/** Its requests for other programs, in two forms. */
	collections: { postman: string; http: string } | undefined;
	changes: string;
	versions: readonly ApiVersionLink[];
}

/** The data of an API at a glance: addresses, version, contact, download. */
export function OverviewFacts({ model, download, collections, changes, versions }: OverviewFactsProps) {
	const { servers, contact, license } = model;
	// Tags with only a name are shown at the operations.
	const marks = model.markingTags.filter(({ description, externalDocs }) => (description ?? externalDocs) !== undefined);
	return (
		<dl className="overview-facts">
			{servers.length > 0 && (
				<div>
					<dt>{api.server(servers.length)}</dt>
					{servers.map((server) => (
						<ServerAddress key={server.url} server={server} />
					))}
				</div>
			)}
			<div>
				<dt>{api.specification}</dt>
				<dd>
					{api.version(model.version)} (<a href={changes}>{api.changes}</a>), {api.specificationIn(model.specification)} (
					<a href={download} download="">
						{api.download}
					</a>
					)
				</dd>
				{collections && (
					<dd>
						<a href={collections.postman} download="">
							{api.collection}
						</a>
						,{' '}
						<a href={collections.http} download="">
							{api.httpFile}
						</a>
					</dd>
				)}
			</div>
			{versions.length > 1 && (
				<div>
					<dt>{api.otherVersions}</dt>
					{versions
						.filter(({ isOwn }) => !isOwn)
						.map(({ label, path }) => (
							<dd key={path}>
								<a href={path}>{api.version(label)}</a>
							</dd>
						))}
				</div>
			)}
			{contact && (contact.name ?? contact.email ?? contact.url) !== undefined && (
				<div>
					<dt>{api.contact}</dt>
					<dd>
						{contact.url === undefined ? contact.name : <SafeLink href={contact.url}>{contact.name ?? contact.url}</SafeLink>}
						{contact.email !== undefined && (
							<>
								{' '}
								<a href={`mailto:${contact.email}`}>{contact.email}</a>
							</>
						)}
					</dd>
				</div>
			)}
			{marks.length > 0 && (
				<div>
					<dt>{api.markingTags}</dt>
					{marks.map(({ label, description, externalDocs }) => (
						<dd key={label}>
							<strong>{label}</strong>
							<ApiMarkdown text={description} />
							{externalDocs && <FurtherReading docs={externalDocs} />}
						</dd>
					))}
				</div>
			)}
			{(license ?? model.termsOfService) !== undefined && (
				<div>
					<dt>{api.license}</dt>
					<dd>
						{license && (license.url === undefined ? license.name : <SafeLink href={license.url}>{license.name}</SafeLink>)}{' '}
						{license?.identifier !== undefined && license.identifier !== license.name && `(SPDX ${license.identifier}) `}
						{model.termsOfService !== undefined && <SafeLink href={model.termsOfService}>{api.terms}</SafeLink>}
					</dd>
				</div>
			)}
		</dl>
	);
}

function ServerAddress({ server }: { server: Server }) {
	return (
		<dd>
			<ServerLine server={server} />
		</dd>
	);
}

/** An address with the descriptions of it and of its variables. */
function ServerLine({ server: { url, name, description, variables } }: { server: Server }) {
	return (
		<>
			<code>{url}</code> {[name, description].filter((text) => text !== undefined).join(': ')}
			{variables.length > 0 && (
				<ul className="facts">
					{variables.map((variable) => (
						<li key={variable.name}>
							<code>{`{${variable.name}}`}</code> {variable.description} {api.default} <code>{variable.default}</code>
							{variable.enum.length > 0 && `, ${api.values}: ${variable.enum.join(', ')}`}
						</li>
					))}
				</ul>
			)}
		</>
	);
}

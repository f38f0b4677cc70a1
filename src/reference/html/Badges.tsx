import './badges.css';
import { api } from '#words/api.ts';

interface BadgesProps {
	deprecated: boolean;
	since: string | undefined;
	deprecatedSince: string | undefined;
	badges?: readonly { label: string }[];
}

/** How old an operation is, whether it is on its way out, and what else the provider says in a word. */
export function Badges({ deprecated, since, deprecatedSince, badges = [] }: BadgesProps) {
	if (!deprecated && since === undefined && badges.length === 0) return null;
	return (
		<p className="badges">
			{deprecated && <span className="badge badge-deprecated">{deprecatedSince === undefined ? api.deprecated : api.deprecatedSince(deprecatedSince)}</span>}
			{since !== undefined && <span className="badge">{api.since(since)}</span>}
			{badges.map(({ label }) => (
				<span key={label} className="badge">
					{label}
				</span>
			))}
		</p>
	);
}

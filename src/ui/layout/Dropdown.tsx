import './dropdown.css';
export interface DropdownProps {
	kind: 'version' | 'locale';
	/** What is chosen here, for those who do not see the bar. */
	label: string;
	entries: { name: string; label: string; href: string; current: boolean }[];
}

/** A choice of links that opens without script. A single version is only a label: there is nothing to choose. */
export function Dropdown({ kind, label, entries }: DropdownProps) {
	const current = entries.find((entry) => entry.current) ?? entries[0];
	if (current === undefined) return null;
	if (kind === 'version' && entries.length === 1) {
		return (
			<span className="version-label" data-version={current.name}>
				<span className="visually-hidden">{`${label}: `}</span>
				{current.label}
			</span>
		);
	}
	return (
		<details className="dropdown" data-dropdown={kind}>
			<summary>
				<span className="visually-hidden">{`${label}: `}</span>
				{current.label}
			</summary>
			<ul>
				{entries.map((entry) => (
					<li key={entry.name}>
						<a
							href={entry.href}
							aria-current={entry.current ? 'true' : undefined}
							{...(kind === 'version' ? { 'data-version': entry.name } : { hrefLang: entry.name, lang: entry.name })}
						>
							{entry.label}
						</a>
					</li>
				))}
			</ul>
		</details>
	);
}

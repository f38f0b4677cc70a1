import './dropdown.css';
import type { ReactNode } from 'react';
import { mark } from '#chrome/contract.ts';

interface DropdownEntry {
	name: string;
	label: string;
	href: string;
	current: boolean;
}

interface DropdownProps {
	/** Name of the choice, for screen readers. */
	label: string;
	entries: readonly DropdownEntry[];
}

/** The choice of languages. */
export function LocaleDropdown(props: DropdownProps) {
	return <Dropdown {...props} kind="locale" linkProps={({ name }) => ({ hrefLang: name, lang: name })} />;
}

interface VersionDropdownProps extends DropdownProps {
	/** Name of the version that the page belongs to. */
	version: string | undefined;
	/** Whether the choice is kept for the next visit, there has to be one; `elsewhere`: only that of another manual is, which links on this page may follow. */
	remember: boolean | 'elsewhere';
	/** Id of the manual of these versions, empty for the first. */
	manual: string;
}

/** Names a manual to scripts; the first one goes without saying. */
export const manualMark = (manual: string): object => (manual === '' ? {} : mark('manual', manual));

/** The choice of versions. */
export function VersionDropdown({ version, remember, manual, ...props }: VersionDropdownProps) {
	return (
		<docs-versions {...(remember ? { ...mark('remember', remember === true ? version : ''), ...manualMark(manual) } : {})}>
			<Dropdown {...props} kind="version" linkProps={({ name }) => (remember === true ? mark('version', name) : {})} />
		</docs-versions>
	);
}

/** Entries of the navigation behind a word. */
export function NavbarMenu({ label, children }: { label: string; children: ReactNode }) {
	return (
		<details className="dropdown dropdown-menu" data-dropdown="menu">
			<summary>{label}</summary>
			<ul>{children}</ul>
		</details>
	);
}

/** The entries of a menu within a menu: below its name, in place. */
export function MenuGroup<T>({ label, items, content }: { label: string; items: readonly T[]; content(item: T): ReactNode }) {
	return (
		<>
			<span className="menu-group">{label}</span>
			<ul>
				{items.map((item) => (
					<li key={JSON.stringify(item)}>{content(item)}</li>
				))}
			</ul>
		</>
	);
}

/** A choice of links that opens without script. */
function Dropdown({ kind, label, entries, linkProps }: DropdownProps & { kind: 'version' | 'locale'; linkProps(entry: DropdownEntry): object }) {
	const current = entries.find((entry) => entry.current) ?? entries[0];
	if (current === undefined) return null;
	return (
		<details className="dropdown" data-dropdown={kind}>
			<summary>
				<span className="visually-hidden">{`${label}: `}</span>
				{current.label}
			</summary>
			<ul>
				{entries.map((entry) => (
					<li key={entry.name}>
						<a href={entry.href} aria-current={entry.current ? 'true' : undefined} {...linkProps(entry)}>
							{entry.label}
						</a>
					</li>
				))}
			</ul>
		</details>
	);
}

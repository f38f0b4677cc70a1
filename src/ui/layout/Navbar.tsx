import type { ReactNode } from 'react';
import { NOT_FOUND_PATH } from '#navigation/routes.ts';
import type { NavbarItemConfig, SiteConfig } from '#schema/site-config.ts';
import { colourMode } from '#words/colour-mode.ts';
import { navigation } from '#words/navigation.ts';
import { search } from '#words/search.ts';
import { withBase } from '../href.ts';
import { Dropdown } from './Dropdown.tsx';
import { Icon } from './Icon.tsx';
import { Logo } from './Logo.tsx';
import { SmartLink } from './SmartLink.tsx';

export interface NavbarProps {
	config: SiteConfig;
	/** Where the items of type `docSidebar` lead, by sidebar id. */
	sidebarTargets: Record<string, string>;
	/** Path of the page without the base. */
	path: string;
	/** Sidebar that the page stands in. */
	sidebarId: string | undefined;
	versions: { name: string; label: string; href: string; current: boolean }[];
	/** Whether the page has a sidebar: where the menu button leads without script. */
	hasMenu: boolean;
}

/** The bar at the top: brand, main navigation, tools. */
export function Navbar(props: NavbarProps) {
	const { config } = props;
	const left = config.navbar.filter((item) => item.position === 'left');
	const right = config.navbar.filter((item) => item.position === 'right');
	return (
		<header className="navbar" id="navbar">
			<a className="menu-button" href={props.hasMenu ? '#menu' : '#navbar-links'} data-drawer-open="" aria-controls="drawer" aria-expanded="false">
				<Icon name="menu" />
				<span className="visually-hidden">{navigation.menu}</span>
			</a>
			<a className="brand" href={config.base} aria-current={props.path === '/' ? 'page' : undefined}>
				<Logo />
				<span>{config.title}</span>
			</a>
			<nav className="navbar-links" id="navbar-links" aria-label={navigation.main}>
				<ul>{left.map((item) => renderItem(item, props))}</ul>
			</nav>
			<div className="navbar-tools">
				<button type="button" className="search-button js-only" data-search-open="">
					<Icon name="search" />
					<span>{search.open}</span>
					<kbd>{search.shortcut}</kbd>
				</button>
				<button
					type="button"
					className="tool js-only"
					data-colour-mode=""
					aria-label={colourMode.toDark}
					data-to-dark={colourMode.toDark}
					data-to-light={colourMode.toLight}
				>
					<Icon name="sun" />
					<Icon name="moon" />
				</button>
			</div>
			<div className="navbar-choices" id="navbar-choices">
				{right.map((item) => renderItem(item, props))}
			</div>
		</header>
	);
}

function renderItem(item: NavbarItemConfig, { config, sidebarTargets, path, sidebarId, versions }: NavbarProps): ReactNode {
	switch (item.type) {
		case 'link': {
			const current = item.to !== '/' && path.startsWith(item.to) ? 'true' : undefined;
			const link = (
				<SmartLink base={config.base} to={item.to} aria-current={current} className={item.look === 'button' ? 'button' : undefined}>
					{item.label}
				</SmartLink>
			);
			return item.position === 'left' ? <li key={item.label}>{link}</li> : <span key={item.label}>{link}</span>;
		}
		case 'docSidebar': {
			const to = item.to ?? sidebarTargets[item.sidebar];
			// Checked before the build begins (`#checks/source/navbar-item.ts`); a page must never show a dead item.
			if (to === undefined) throw new Error(`Navbar item "${item.label}" names the unknown sidebar "${item.sidebar}".`);
			return (
				<li key={item.label}>
					<a href={withBase(config.base, to)} aria-current={item.sidebar === sidebarId ? 'true' : undefined} data-follow-version="">
						{item.label}
					</a>
				</li>
			);
		}
		case 'docsVersionDropdown':
			return (
				<Dropdown
					key={item.type}
					kind="version"
					label={navigation.version}
					entries={versions.map((version) => ({ ...version, href: withBase(config.base, version.href) }))}
				/>
			);
		case 'localeDropdown': {
			const entries = config.locales.map((locale, index) => ({
				name: locale.code,
				label: locale.label,
				href: locale.to ?? withBase(config.base, path === NOT_FOUND_PATH ? '/' : path),
				current: index === 0,
			}));
			return <Dropdown key={item.type} kind="locale" label={navigation.language} entries={entries} />;
		}
	}
}

import './button.css';
import './navbar.css';
import type { ReactNode } from 'react';
import { ID, mark } from '#chrome/contract.ts';
import type { NavbarApi } from '#navigation/navbar-apis.ts';
import { NOT_FOUND_PATH } from '#navigation/routes.ts';
import { localeOf, localesOf } from '#schema/locale.ts';
import type { NavbarItemConfig, SiteConfig } from '#schema/site-config.ts';
import { colourMode } from '#words/colour-mode.ts';
import { navigation } from '#words/navigation.ts';
import { search } from '#words/search.ts';
import { withBase } from '../href.ts';
import { LocaleDropdown, VersionDropdown } from './Dropdown.tsx';
import { Icon } from './Icon.tsx';
import { Logo } from './Logo.tsx';
import { SmartLink } from './SmartLink.tsx';

export interface NavbarProps {
	config: SiteConfig;
	/** Where the items of type `docSidebar` lead, by sidebar id. */
	sidebarTargets: Record<string, string>;
	/** Where the items of type `doc` lead, by the id of their page. */
	docTargets: Record<string, string>;
	/** What items of type `api` lead to. */
	apis: readonly NavbarApi[];
	/** Path of the page without the base. */
	path: string;
	/** The same for each version, by its name. */
	versionTargets: Record<string, Record<string, string>>;
	/** Sidebar that the page stands in. */
	sidebarId: string | undefined;
	versions: { name: string; label: string; href: string; current: boolean }[];
	/** Name of the version that the page belongs to. */
	version: string | undefined;
	/** Whether the page has a sidebar: where the menu button leads without script. */
	hasMenu: boolean;
}

/** The bar at the top: brand, main navigation, tools. */
export function Navbar(props: NavbarProps) {
	const { config } = props;
	const left = config.navbar.filter((item) => item.position === 'left');
	const right = config.navbar.filter((item) => item.position === 'right');
	return (
		<header className="navbar screen-only" id={ID.navbar}>
			<a className="tool menu-button" href={`#${props.hasMenu ? ID.menu : ID.navbarLinks}`} {...mark('drawer-open')}>
				<Icon name="menu" />
				<span className="visually-hidden">{navigation.menu}</span>
			</a>
			<a className="brand" href={config.base} aria-current={props.path === '/' ? 'page' : undefined} {...mark('page-part', 'brand')}>
				<Logo />
				<span>{config.title}</span>
			</a>
			<nav className="navbar-links" id={ID.navbarLinks} aria-label={navigation.main} {...mark('page-part', 'links')} {...mark('in-drawer')}>
				<ul>{left.map((item) => renderItem(item, props))}</ul>
			</nav>
			<div className="navbar-tools">
				<button type="button" className="search-button js-only" {...mark('search-open')}>
					<Icon name="search" />
					<span>{search.open}</span>
					<kbd>{search.shortcut}</kbd>
				</button>
				<button
					type="button"
					className="tool js-only"
					{...mark('colour-mode')}
					aria-label={colourMode.toDark}
					{...mark('to-dark', colourMode.toDark)}
					{...mark('to-light', colourMode.toLight)}
				>
					<Icon name="sun" />
					<Icon name="moon" />
				</button>
			</div>
			<div className="navbar-choices" {...mark('page-part', 'choices')} {...mark('in-drawer')}>
				{right.map((item) => renderItem(item, props))}
			</div>
		</header>
	);
}

function renderItem(item: NavbarItemConfig, props: NavbarProps): ReactNode {
	const { config, sidebarTargets, path, sidebarId, versions } = props;
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
					<a href={withBase(config.base, to)} aria-current={item.sidebar === sidebarId ? 'true' : undefined} {...followMark(item.sidebar, props)}>
						{item.label}
					</a>
				</li>
			);
		}
		case 'doc': {
			const to = props.docTargets[item.doc];
			if (to === undefined) return null;
			return (
				<li key={item.label}>
					<a href={withBase(config.base, to)} aria-current={to === path ? 'page' : undefined}>
						{item.label}
					</a>
				</li>
			);
		}
		case 'api': {
			const api = props.apis.find(({ id }) => id === item.id);
			if (api === undefined) throw new Error(`A navbar item names the unknown API "${item.id}".`);
			const link = (
				<a href={withBase(config.base, api.path)} aria-current={api.current ? 'true' : undefined}>
					{item.label ?? api.label}
				</a>
			);
			return item.position === 'left' ? <li key={`api ${item.id}`}>{link}</li> : <span key={`api ${item.id}`}>{link}</span>;
		}
		case 'docsVersionDropdown':
			return (
				<VersionDropdown
					key={item.type}
					label={navigation.version}
					entries={versions.map((version) => ({ ...version, href: withBase(config.base, version.href) }))}
					version={props.version}
					remember={versions.length > 1 && config.docs.versionPersistence === 'localStorage'}
				/>
			);
		case 'localeDropdown': {
			const entries = localesOf(config).map((locale) => ({
				name: locale.code,
				label: locale.label,
				href: locale.to ?? withBase(config.base, path === NOT_FOUND_PATH ? '/' : path),
				current: locale.code === localeOf(config),
			}));
			return <LocaleDropdown key={item.type} label={navigation.language} entries={entries} />;
		}
	}
}

/** Outside of the docs a link into them follows the version that the reader prefers: where it leads in each version. */
function followMark(sidebar: string, { config, versionTargets, version }: NavbarProps): object {
	if (version !== undefined || Object.keys(versionTargets).length < 2 || config.docs.versionPersistence === 'none') return {};
	const targets = Object.entries(versionTargets).flatMap(([name, { [sidebar]: href }]) => (href === undefined ? [] : [[name, withBase(config.base, href)]]));
	return mark('follow-version', JSON.stringify(Object.fromEntries(targets)));
}

import './button.css';
import type { ReactNode } from 'react';
import { mark } from '#chrome/contract.ts';
import type { NavbarApi } from '#navigation/api/navbar-apis.ts';
import type { FollowedVersions } from '#navigation/followed-versions.ts';
import { inManual } from '#navigation/navbar-targets.ts';
import { NOT_FOUND_PATH } from '#navigation/routes.ts';
import type { Site } from '#navigation/site.ts';
import { localeOf } from '#schema/locale.ts';
import type { NavbarItemConfig, SiteConfig } from '#schema/site-config.ts';
import { ownValue } from '#text/own-value.ts';
import { navigation } from '#words/navigation.ts';
import { withBase } from '../href.ts';
import { LocaleDropdown, manualMark, NavbarMenu, VersionDropdown } from './Dropdown.tsx';
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
	/** Where an item leads by the version that the reader prefers; `undefined` for one that leads to one place only. */
	followed(item: NavbarItemConfig): FollowedVersions | undefined;
	/** Id of the manual whose versions stand in the bar, empty for the first. */
	manual: string;
	/** Whether a choice of these versions is kept for the next visit, or only that of another manual. */
	remembers: boolean | 'elsewhere';
	/** Sidebar that the page stands in. */
	sidebarId: string | undefined;
	versions: { name: string; label: string; href: string; current: boolean }[];
	/** The languages of the site, with the path of the page in each of them. */
	locales: (Site['locales'][number] & { path: string })[];
	/** Name of the version that the page belongs to. */
	version: string | undefined;
	/** Whether the page has a sidebar: where the menu button leads without script. */
	hasMenu: boolean;
}

/** What an item shows; `undefined` where it leads to what its version or the site does not have. */
export function barItem(item: NavbarItemConfig, props: NavbarProps): ReactNode {
	const { config, sidebarTargets, path, sidebarId, versions } = props;
	switch (item.type) {
		case 'link':
			return <LinkItem item={item} base={config.base} path={path} />;
		case 'docSidebar': {
			const to = item.to ?? ownValue(sidebarTargets, inManual(item.sidebar, item.manual));
			// `#checks/source/navbar-item.ts` says so; a page must never show a dead item.
			if (to === undefined) return undefined;
			return (
				<a href={withBase(config.base, to)} aria-current={item.sidebar === sidebarId ? 'true' : undefined} {...followMarks(item, props)}>
					{item.label}
				</a>
			);
		}
		case 'doc': {
			const to = ownValue(props.docTargets, inManual(item.doc, item.manual));
			return to === undefined ? undefined : (
				<a href={withBase(config.base, to)} aria-current={to === path ? 'page' : undefined} {...followMarks(item, props)}>
					{item.label}
				</a>
			);
		}
		case 'html':
			// The owner of the site wrote it.
			return <span dangerouslySetInnerHTML={{ __html: item.value }} />;
		case 'menu':
			return (
				<NavbarMenu label={item.label}>
					{item.items.map((inner) => (
						<li key={JSON.stringify(inner)}>{barItem(inner, props)}</li>
					))}
				</NavbarMenu>
			);
		case 'api': {
			const api = props.apis.find(({ id }) => id === item.id);
			if (api === undefined) return undefined;
			return (
				<a href={withBase(config.base, api.path)} aria-current={api.current ? 'true' : undefined}>
					{item.label ?? api.label}
				</a>
			);
		}
		case 'docsVersionDropdown':
			return (
				<VersionDropdown
					label={navigation.version}
					entries={versions.map((version) => ({ ...version, href: withBase(config.base, version.href) }))}
					version={props.version}
					remember={props.remembers}
					manual={props.manual}
				/>
			);
		case 'localeDropdown':
			return <LocaleDropdown label={navigation.language} entries={localeEntries(props)} />;
	}
}

interface LinkItemProps {
	item: Extract<NavbarItemConfig, { type: 'link' }>;
	base: string;
	path: string;
}

/** A link by its label, or by the picture that the style sheets of the site draw. */
function LinkItem({ item: { to, label, look, picture }, base, path }: LinkItemProps) {
	const className = picture === undefined ? (look === 'button' ? 'button' : undefined) : `own-picture ${picture}`;
	return (
		<SmartLink base={base} to={to} aria-current={to !== '/' && path.startsWith(to) ? 'true' : undefined} className={className}>
			{picture === undefined ? label : <span className="visually-hidden">{label}</span>}
		</SmartLink>
	);
}

const localeEntries = ({ config, path, locales }: NavbarProps) =>
	locales.map(({ code, label, base, to, path: there }) => ({
		name: code,
		label,
		href: to ?? withBase(base ?? config.base, path === NOT_FOUND_PATH ? '/' : there),
		current: code === localeOf(config),
	}));

/** Where a link into the docs from elsewhere leads in each version: it follows the one that the reader prefers. */
function followMarks(item: NavbarItemConfig, { config, followed }: NavbarProps): object {
	const choice = followed(item);
	if (choice === undefined) return {};
	const targets = Object.entries(choice.targets).map(([name, href]) => [name, withBase(config.base, href)]);
	return { ...mark('follow-version', JSON.stringify(Object.fromEntries(targets))), ...manualMark(choice.manual) };
}

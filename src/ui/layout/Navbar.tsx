import './button.css';
import './navbar.css';
import { Fragment } from 'react';
import { ID, mark } from '#chrome/contract.ts';
import type { NavbarItemConfig } from '#schema/site-config.ts';
import { colourMode as words } from '#words/colour-mode.ts';
import { navigation } from '#words/navigation.ts';
import { search } from '#words/search.ts';
import { barItem, type NavbarProps } from './bar-item.tsx';
import { MenuGroup, NavbarMenu } from './Dropdown.tsx';
import { Icon } from './Icon.tsx';
import { Logo } from './Logo.tsx';
import { navbarWidths } from './navbar-room.ts';

/** The bar at the top: brand, main navigation, tools. */
export function Navbar(props: NavbarProps) {
	const { config } = props;
	const shown = config.navbar.flatMap((item) => {
		const content = barItem(item, props);
		return content === undefined ? [] : [{ item, key: JSON.stringify(item), content }];
	});
	const widths = navbarWidths(
		shown.map(({ item }) => item),
		config.brand || config.title,
	);
	const items = shown.map((entry) => ({ ...entry, width: widths.get(entry.item) || undefined }));
	const itemsAt = (position: NavbarItemConfig['position']) => items.filter(({ item }) => item.position === position);
	const crowded = items.flatMap(({ item, width }) => (width === undefined ? [] : [{ item, width }]));
	return (
		<header className="navbar screen-only" id={ID.navbar}>
			<a className="tool menu-button" href={`#${props.hasMenu ? ID.menu : ID.navbarLinks}`} {...mark('drawer-open')}>
				<Icon name="menu" />
				<span className="visually-hidden">{navigation.menu}</span>
			</a>
			<a className="brand" href={config.base} aria-current={props.path === '/' ? 'page' : undefined} {...mark('page-part', 'brand')}>
				<Logo config={config} />
				{(config.brand !== '' || config.logo === undefined) && <span>{config.brand || config.title}</span>}
			</a>
			<nav className="navbar-links" id={ID.navbarLinks} aria-label={navigation.main} {...mark('page-part', 'links')} {...mark('in-drawer')}>
				<ul>
					{itemsAt('left').map(({ key, content, width }) => (
						<li key={key} className={width && `bar-${width}`}>
							{content}
						</li>
					))}
					{crowded.length > 0 && (
						<li className={`more-${Math.max(...crowded.map(({ width }) => width))}`}>
							<NavbarMenu label={navigation.more}>
								{crowded.map(({ item, width }) => (
									<li key={JSON.stringify(item)} className={`more-${width}`}>
										{item.type === 'menu' ? <MenuGroup {...item} content={(inner) => barItem(inner, props)} /> : barItem(item, props)}
									</li>
								))}
							</NavbarMenu>
						</li>
					)}
				</ul>
			</nav>
			<div className="navbar-tools">
				<button type="button" className="search-button js-only" {...mark('search-open')}>
					<Icon name="search" />
					<span>{search.open}</span>
					<kbd>{search.shortcut}</kbd>
				</button>
				{config.colourMode.choice && (
					<button
						type="button"
						className="tool js-only"
						{...mark('colour-mode')}
						aria-label={words.toDark}
						{...mark('to-dark', words.toDark)}
						{...mark('to-light', words.toLight)}
					>
						<Icon name="sun" />
						<Icon name="moon" />
					</button>
				)}
			</div>
			<div className="navbar-choices" {...mark('page-part', 'choices')} {...mark('in-drawer')}>
				{itemsAt('right').map(({ item, key, content, width }) => {
					const names = [isPlainLink(item) && 'navbar-link', width && `bar-${width}`].filter(Boolean);
					return names.length === 0 ? (
						<Fragment key={key}>{content}</Fragment>
					) : (
						<span key={key} className={names.join(' ')}>
							{content}
						</span>
					);
				})}
			</div>
		</header>
	);
}

const isPlainLink = (item: NavbarItemConfig) =>
	item.type === 'doc' || item.type === 'docSidebar' || item.type === 'api' || (item.type === 'link' && item.look === 'plain');

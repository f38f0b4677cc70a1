import './navbar.css';
import '../prose/themed-image.css';
import type { SiteConfig } from '#schema/site-config.ts';
import { withBase } from '../href.ts';

/** The mark of the site before its name: its own picture, or a vernier scale. A site that was moved and had no picture gets none. */
export function Logo({ config: { logo, base, brand, title, docusaurus } }: { config: Pick<SiteConfig, 'logo' | 'base' | 'brand' | 'title' | 'docusaurus'> }) {
	if (logo === undefined) return docusaurus ? null : <Scale />;
	const { src, dark } = logo;
	const alt = brand === '' ? logo.alt || title : '';
	return (
		<>
			<img className={dark === undefined ? 'logo' : 'logo light-only'} src={withBase(base, src)} alt={alt} height="26" />
			{dark !== undefined && <img className="logo dark-only" src={withBase(base, dark)} alt={alt} height="26" />}
		</>
	);
}

const Scale = () => (
	<svg className="logo" viewBox="0 0 26 26" width="26" height="26" fill="none" stroke="currentColor" strokeWidth="1.7" aria-hidden="true">
		<path d="M2 7h22v5H2zM6 12v3M10 12v5M14 12v3M18 12v5M22 12v3" />
		<path d="M5 20h14" strokeWidth="3" />
	</svg>
);

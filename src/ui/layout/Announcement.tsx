import './announcement.css';
import './button.css';
import { mark } from '#chrome/contract.ts';
import type { SiteConfig } from '#schema/site-config.ts';
import { announcement as strings } from '#words/announcement.ts';
import { Icon } from './Icon.tsx';
import { LinkedText } from './LinkedText.tsx';
import { SmartLink } from './SmartLink.tsx';

/** The bar above everything; it stays away once a reader has closed it. */
export function Announcement({ config }: { config: SiteConfig }) {
	const { announcement, base } = config;
	if (announcement === undefined) return null;
	return (
		<aside className="announcement screen-only" {...mark('announcement', announcement.id)} aria-label={strings.label}>
			<p>
				{announcement.to === undefined ? (
					<LinkedText text={announcement.text} base={base} />
				) : (
					<SmartLink base={base} to={announcement.to}>
						{announcement.text}
					</SmartLink>
				)}
			</p>
			{announcement.dismissible && (
				<button type="button" className="tool js-only" {...mark('dismiss')} aria-label={strings.dismiss}>
					<Icon name="close" />
				</button>
			)}
		</aside>
	);
}

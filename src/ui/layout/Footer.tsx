import './footer.css';
import { mark } from '#chrome/contract.ts';
import { OFFLINE_PATH } from '#navigation/own-page-paths.ts';
import { copyrightWithLinks, type SiteConfig } from '#schema/site-config.ts';
import { OFFLINE_LINK } from '#words/offline.ts';
import { withBase } from '../href.ts';
import { LinkedText } from './LinkedText.tsx';
import { SmartLink } from './SmartLink.tsx';

/** The end of every page: columns of links and the copyright line. */
export function Footer({ config }: { config: SiteConfig }) {
	return (
		<footer className="footer screen-only">
			<div className="footer-inner">
				{config.footer.map((column) => (
					<div key={column.title}>
						<h2>{column.title}</h2>
						<ul>
							{column.links.map((link) => (
								<li key={link.label}>
									<SmartLink base={config.base} to={link.to}>
										{link.label}
									</SmartLink>
								</li>
							))}
						</ul>
					</div>
				))}
				<p className="copyright">
					{config.offline.enabled && (
						<>
							<a href={withBase(config.base, OFFLINE_PATH)} {...mark('offline', `${config.offline.warnAfterDays}`)}>
								{OFFLINE_LINK}
							</a>
							{' · '}
						</>
					)}
					<LinkedText text={copyrightWithLinks(config)} base={config.base} />
				</p>
			</div>
		</footer>
	);
}

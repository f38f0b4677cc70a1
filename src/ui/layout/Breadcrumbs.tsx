import './breadcrumbs.css';
import { navigation } from '#words/navigation.ts';
import { withBase } from '../href.ts';
import { BreakableName } from './BreakableName.tsx';

/** The way from the top of the sidebar to the page. */
export function Breadcrumbs({ base, trail, title }: { base: string; trail: readonly { label: string; href: string | undefined }[]; title: string }) {
	if (trail.length === 0) return null;
	return (
		<nav className="breadcrumbs" aria-label={navigation.breadcrumbs}>
			<ol>
				{trail.map(({ label, href }) => (
					<li key={label}>
						{href === undefined ? (
							<BreakableName text={label} />
						) : (
							<a href={withBase(base, href)}>
								<BreakableName text={label} />
							</a>
						)}
					</li>
				))}
				<li aria-current="page">
					<BreakableName text={title} />
				</li>
			</ol>
		</nav>
	);
}

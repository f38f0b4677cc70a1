import './button.css';
import './overlays.css';
import { base as baseStrings } from '#words/base-warning.ts';
import { navigation } from '#words/navigation.ts';
import { route } from '#words/route.ts';
import { Icon } from './Icon.tsx';

/** What lies above the page when a script asks for it: drawer, progress, announcements to screen readers. */
export function Overlays({ base }: { base: string }) {
	return (
		<>
			<dialog className="drawer" id="drawer" aria-label={navigation.menu}>
				<button type="button" className="tool drawer-close" data-drawer-close="" aria-label={navigation.closeMenu}>
					<Icon name="close" />
				</button>
				<div className="drawer-body" />
			</dialog>
			<div className="progress" role="progressbar" aria-label={route.loading} hidden />
			<p className="visually-hidden" id="announcer" aria-live="polite" />
			<p className="base-warning" role="alert" hidden>
				{`${baseStrings.title} ${baseStrings.text(base, '{found}')}`}
			</p>
		</>
	);
}

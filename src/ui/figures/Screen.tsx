import './screen.css';
import type { ReactNode } from 'react';

interface ScreenProps {
	/** What stands in the title bar: address or name of the mask. */
	title: string;
	children: ReactNode;
}

/** A drawn window of the documented application. It fills the stage of its figure. */
export function Screen({ title, children }: ScreenProps) {
	return (
		<div className="screen">
			<div className="screen-bar">{title}</div>
			<div className="screen-body">{children}</div>
		</div>
	);
}

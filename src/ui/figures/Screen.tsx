import './screen.css';
import type { ReactNode } from 'react';

interface ScreenProps {
	/** What stands in the title bar: address or name of the mask. */
	title: string;
	children: ReactNode;
}

/** A line may end after a slash: no part of an address is cut. */
const breakableTitle = (title: string) => title.split(/(?<=\/)/).map((part, index) => [index > 0 && <wbr key={part} />, part]);

/** A drawn window of the documented application. It fills the stage of its figure. */
export function Screen({ title, children }: ScreenProps) {
	return (
		<div className="screen">
			<div className="screen-bar" translate="no">
				{breakableTitle(title)}
			</div>
			<div className="screen-body">{children}</div>
		</div>
	);
}

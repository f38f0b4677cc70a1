import './tabs.css';
import type { ReactNode } from 'react';
import { mark } from '#chrome/contract.ts';

interface TabItemProps {
	value: string;
	/** A label that is more than text stands in a box of its own, from which the tab takes it. */
	label?: ReactNode;
	default?: boolean;
	children?: ReactNode;
}

/** One tab of `<Tabs>`. */
export default function TabItem({ value, label = value, default: isDefault, children }: TabItemProps) {
	const isText = typeof label === 'string';
	const Label = isText ? 'p' : 'div';
	return (
		<section className="tab" {...mark('tab', value)} {...(isText ? mark('label', label) : {})} {...(isDefault ? mark('default') : {})}>
			<Label className="tab-label">{label}</Label>
			{children}
		</section>
	);
}

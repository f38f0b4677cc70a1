import './tabs.css';
import type { ReactNode } from 'react';

/** One tab of `<Tabs>`. */
export default function TabItem({ value, label, default: isDefault, children }: { value: string; label?: string; default?: boolean; children?: ReactNode }) {
	return (
		<section className="tab" data-tab={value} data-label={label ?? value} {...(isDefault ? { 'data-default': '' } : {})}>
			<p className="tab-label">{label ?? value}</p>
			{children}
		</section>
	);
}

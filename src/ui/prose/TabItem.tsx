import './tabs.css';
import type { ReactNode } from 'react';
import { mark } from '#chrome/contract.ts';

/** One tab of `<Tabs>`. */
export default function TabItem({ value, label, default: isDefault, children }: { value: string; label?: string; default?: boolean; children?: ReactNode }) {
	return (
		<section className="tab" {...mark('tab', value)} {...mark('label', label ?? value)} {...(isDefault ? mark('default') : {})}>
			<p className="tab-label">{label ?? value}</p>
			{children}
		</section>
	);
}

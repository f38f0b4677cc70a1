import './tabs.css';
import type { ReactNode } from 'react';

/** Tabs in `.mdx`, as Docusaurus spells them: `<Tabs groupId="os"><TabItem value="win" label="Windows">…`. */
export default function Tabs({ groupId, children }: { groupId?: string; children?: ReactNode }) {
	return (
		<div className="tabs" data-tabs={groupId ?? ''}>
			{children}
		</div>
	);
}

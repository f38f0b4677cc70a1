import './tabs.css';
import type { ReactNode } from 'react';
import { mark } from '#chrome/contract.ts';

/** Tabs in `.mdx`, as Docusaurus spells them: `<Tabs groupId="os"><TabItem value="win" label="Windows">…`. */
export default function Tabs({ groupId, children }: { groupId?: string; children?: ReactNode }) {
	return (
		<docs-tabs className="tabs" {...mark('tabs', groupId)}>
			{children}
		</docs-tabs>
	);
}

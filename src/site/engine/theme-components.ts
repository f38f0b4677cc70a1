import { fileURLToPath } from 'node:url';

/** Components that pages of a site import by these names, ours and those that texts written for Docusaurus use. A site that moves in has its own: `docusaurus/shims/`. */
export const THEME_COMPONENTS: Record<string, string> = {
	'@theme/Tabs': fileURLToPath(new URL('../../ui/prose/Tabs.tsx', import.meta.url)),
	'@theme/TabItem': fileURLToPath(new URL('../../ui/prose/TabItem.tsx', import.meta.url)),
	'@theme/AccessibilityRecord': fileURLToPath(new URL('../../ui/prose/AccessibilityRecord.tsx', import.meta.url)),
	'@theme/StoredData': fileURLToPath(new URL('../../layouts/StoredData.tsx', import.meta.url)),
};

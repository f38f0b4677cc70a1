import { fileURLToPath } from 'node:url';

/** Components that pages moved from Docusaurus import by these names. */
export const THEME_COMPONENTS: Record<string, string> = {
	'@theme/Tabs': fileURLToPath(new URL('../../ui/prose/Tabs.tsx', import.meta.url)),
	'@theme/TabItem': fileURLToPath(new URL('../../ui/prose/TabItem.tsx', import.meta.url)),
	'@theme/AccessibilityRecord': fileURLToPath(new URL('../../ui/prose/AccessibilityRecord.tsx', import.meta.url)),
	'@theme/StoredData': fileURLToPath(new URL('../../layouts/StoredData.tsx', import.meta.url)),
};

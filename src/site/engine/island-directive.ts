import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Adds `client:action`: an island whose code loads when a person first points at it or gives it the focus. */
export function islandsOnAction(): AstroIntegration {
	return {
		name: 'nonius-islands',
		hooks: {
			'astro:config:setup': ({ addClientDirective }) => {
				addClientDirective({ name: 'action', entrypoint: fileURLToPath(new URL('../../ui/islands/client-action.ts', import.meta.url)) });
			},
		},
	};
}

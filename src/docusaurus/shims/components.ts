import type { ComponentType } from 'react';
import { Details } from './boxes.tsx';
import { Head } from './site.tsx';

type Components = Record<string, ComponentType<never> | string>;

/** Components that a page may name without importing them. Elements of the text are drawn by our own frame. */
export const components: Components = { Head, Details };

/** With those of the site, which may not replace what our own frame draws. */
export const merge = (own: Components | undefined): Components => ({
	...components,
	...Object.fromEntries(Object.entries(own ?? {}).filter(([name]) => /^[A-Z]/.test(name))),
});

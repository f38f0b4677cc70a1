import type { HTMLAttributes, RefAttributes } from 'react';
import type { ChromeElement } from '#chrome/contract.ts';

declare module 'react' {
	namespace JSX {
		/** The elements of the chrome, so that no component can name one that no script knows. */
		interface IntrinsicElements extends Record<ChromeElement, HTMLAttributes<HTMLElement> & RefAttributes<HTMLElement>> {}
	}
}

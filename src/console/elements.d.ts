import type { DetailedHTMLProps, HTMLAttributes } from 'react';

declare module 'react' {
	namespace JSX {
		interface IntrinsicElements {
			/** See `samples-panel.ts`. */
			'samples-panel': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;
		}
	}
}

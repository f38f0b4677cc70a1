import type { ReactNode } from 'react';
import { mark } from '#chrome/contract.ts';
import type { BodyVariant } from '#openapi/page/variants.ts';
import { optionWords } from '#reference/wording/schema-phrases.ts';

/** What belongs to one alternative of a body: shown while that one is chosen, without script all below each other. */
export function ForVariant({ variant, children }: { variant: BodyVariant; children: ReactNode }) {
	const { group, index, option } = variant;
	return (
		<div {...mark('follows', group)} {...mark('variant', String(index))}>
			<p className="example-title">{optionWords(option).name}</p>
			{children}
		</div>
	);
}

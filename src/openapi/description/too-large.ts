import type { ApiFinding } from '#openapi/load/findings.ts';
import type { Cut } from '#openapi/load/neutralise.ts';

const TOO_LARGE: Record<Cut['what'], (size: number) => string> = {
	text: (size) => `Ein Text mit ${size} Zeichen ist zu lang und wurde gekürzt`,
	key: (size) => `Ein Schlüssel mit ${size} Zeichen ist zu lang und wurde gekürzt`,
	depth: (size) => `Die Beschreibung ist an dieser Stelle mehr als ${size} Ebenen tief; der Rest wurde weggelassen`,
	values: (size) => `Die Beschreibung hat mehr als ${size} Werte; der Rest wurde weggelassen`,
};

/** What is told of something that was cut off. */
export function tooLarge({ what, size, pointer }: Cut): ApiFinding {
	return { rule: 'api-oversized', pointer, text: TOO_LARGE[what](size), hint: 'Kürzen oder teilen Sie die Beschreibung an dieser Stelle.' };
}

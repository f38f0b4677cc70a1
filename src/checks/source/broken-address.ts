import { routesOf, sourceOf } from '#navigation/routes.ts';
import { siteFaults as words } from '#words/site-faults.ts';
import { makerOf } from './duplicate-route.ts';
import type { SourceRule } from './site-sources.ts';

/** Characters that end the path of an address (`#`, `?`), begin an escape (`%`) or count as a slash (`\`), and a folder with the name of an index file: no page can be found there. */
const NOT_IN_PATH = /[#?%\\]|(?<=\/)index\.html(?=\/)/i;

export const brokenAddress = {
	id: 'broken-address',
	run: ({ site }) =>
		routesOf(site).flatMap((route) => {
			const sign = NOT_IN_PATH.exec(route.path)?.[0];
			if (sign === undefined) return [];
			return [{ file: sourceOf(route) ?? makerOf(route, site), line: 1, message: words.brokenAddress(route.path, sign), hint: words.brokenAddressHint }];
		}),
} satisfies SourceRule;

import type { ListForm } from '#openapi/page/list-form.ts';
import { api } from '#words/api.ts';
import { code, type Phrase } from './phrase.ts';

/** How a list or an object is written in a parameter; the words of the specification stand beside it where they are not the usual ones. */
export function listFormPhrase({ of, style, explode, isUnusual }: ListForm): Phrase {
	const { listForm } = api;
	const words = (of === 'array' ? listForm.array : listForm.object)[style][explode ? 'exploded' : 'together'];
	return isUnusual ? [`${words} (style `, code(style), ', explode ', code(String(explode)), ')'] : [words];
}

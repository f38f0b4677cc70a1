import type { SplitName } from '#content/doc.ts';
import { isAbsent } from './evaluate-file.ts';

/** What Docusaurus lets a function make of a name. */
type ParsePrefix = (name: string) => { filename: string; numberPrefix?: number };

/** The function `numberPrefixParser` of a manual, in the words of this program; `undefined` where it has none. */
export function ownSplitName({ numberPrefixParser: parser }: { numberPrefixParser?: unknown } = {}): SplitName | undefined {
	if (typeof parser !== 'function' || isAbsent(parser)) return undefined;
	return (name) => {
		const { filename, numberPrefix } = (parser as ParsePrefix)(name);
		return { name: filename, position: numberPrefix };
	};
}

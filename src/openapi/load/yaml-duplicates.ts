import { type Document, isMap, isNode, isScalar, type LineCounter, type Pair, visit, type YAMLMap } from 'yaml';

/** A key that stands twice in one map of a YAML document. */
export interface YamlDuplicate {
	key: string;
	/** 1-based. */
	line: number;
	firstLine: number;
	/** Whether the values of both keys are joined (maps, or empty ones); otherwise the last value counts. */
	isMerged: boolean;
}

/** Joins what stands below keys that are there twice, so that no operation vanishes, and reports them. Changes the document. */
export function joinDuplicates(document: Document, lines: LineCounter): YamlDuplicate[] {
	const found: YamlDuplicate[] = [];
	const lineOf = ({ key }: Pair) => lines.linePos(isNode(key) ? (key.range?.[0] ?? 0) : 0).line;
	visit(document, {
		Map(_, map) {
			const known = new Map<string, Pair>();
			for (const pair of [...map.items]) {
				const key = isScalar(pair.key) ? String(pair.key.value) : undefined;
				// Several merges in one map are read one after the other, as a list of them.
				if (key === undefined || key === '<<' || typeof keyValue(pair) === 'symbol') continue;
				const first = known.get(key);
				known.set(key, first ?? pair);
				if (first === undefined) continue;
				const isMerged = isWithoutValue(first) || isWithoutValue(pair) || (isMap(first.value) && isMap(pair.value));
				found.push({ key, line: lineOf(pair), firstLine: lineOf(first), isMerged });
				if (isMap(first.value) && isMap(pair.value)) first.value.items.push(...(pair.value as YAMLMap).items);
				else if (!isWithoutValue(pair)) first.value = pair.value;
				map.items.splice(map.items.indexOf(pair), 1);
			}
		},
	});
	return found;
}

const keyValue = ({ key }: Pair): unknown => (isScalar(key) ? key.value : undefined);
const isWithoutValue = ({ value }: Pair): boolean => value === null || (isScalar(value) && value.value === null);

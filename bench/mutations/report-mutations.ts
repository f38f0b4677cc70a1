import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '#schema/problem.ts';
import { RULE_IDS } from '#schema/rule-ids.ts';
import { PROGRAM } from '#site/program.ts';
import type { Mutation } from './draw-mutations.ts';
import { KINDS } from './kinds.ts';
import { HARMLESS } from './show-harmless.ts';

/** What became of a mutation: reported at its line, in its file, or elsewhere; unreported and shown to be harmless, or not; unreported by checks and not built yet; not even read. */
export type MutationVerdict = 'right' | 'file' | 'elsewhere' | 'harmless' | 'changed' | 'unbuilt' | 'unread';

export interface Judged extends Mutation {
	verdict: MutationVerdict;
	problem?: Problem | undefined;
	/** The rules that found it at its place. */
	rules?: readonly string[];
	/** Of a harmless one. */
	because?: keyof typeof HARMLESS;
}

const COLUMNS: readonly [MutationVerdict, string][] = [
	['right', 'reported, file and line'],
	['file', 'reported, file'],
	['elsewhere', 'reported elsewhere'],
	['harmless', 'silent, harmless'],
	['changed', 'silent, not shown to be harmless'],
	['unbuilt', 'silent, not built'],
	['unread', 'not looked at'],
];

/** What a run writes into the report, as Markdown. */
export function reportMutations(judged: readonly Judged[], { seed }: { seed: number }): string {
	const count = (list: readonly Judged[], verdict: MutationVerdict) => list.filter((one) => one.verdict === verdict).length;
	const row = (name: string, list: readonly Judged[]) => `| ${name} | ${list.length} | ${COLUMNS.map(([verdict]) => count(list, verdict) || '').join(' | ')} |`;
	const kinds = KINDS.map(({ name }) => ({ name, list: judged.filter(({ kind }) => kind === name) }));
	const absent = kinds.filter(({ list }) => list.length === 0).map(({ name }) => name);
	const having = (verdict: MutationVerdict) => judged.filter((one) => one.verdict === verdict);
	return `Looked at ${judged.length - count(judged, 'unread')} of ${judged.length} (seed ${seed}).

| Kind | broken | ${COLUMNS.map(([, title]) => title).join(' | ')} |
|---|---|${COLUMNS.map(() => '---').join('|')}|
${kinds
	.filter(({ list }) => list.length > 0)
	.map(({ name, list }) => row(name, list))
	.join('\n')}
${row('**all**', judged)}
${absent.length === 0 ? '' : `\nOur content has nothing of: ${absent.join(', ')}.\n`}
## Rules

${rulesCovered(judged)}

## Silent, not shown to be harmless

${having('changed').map(line).join('\n')}

## Silent, harmless

${Object.entries(HARMLESS)
	.map(([because, reason]) => ({ reason, list: having('harmless').filter((one) => one.because === because) }))
	.filter(({ list }) => list.length > 0)
	.map(({ reason, list }) => `${list.length}: ${reason}.\n\n${list.map(line).join('\n')}`)
	.join('\n\n')}

## Silent in \`npm run check\`, not built

${having('unbuilt').map(line).join('\n')}

## Reported elsewhere, or without a line

${judged
	.filter(({ verdict }) => verdict === 'elsewhere' || verdict === 'file')
	.map((one) => `${line(one)}: ${one.problem?.file ?? ''}${one.problem?.line === undefined ? '' : `:${one.problem.line}`} ${one.problem?.rule ?? ''}`)
	.join('\n')}
`;
}

/** The rules that have a planted fault, by the names in the plants; their own test proves that each rule finds it. */
function plantedRules(): ReadonlySet<string> {
	const folder = join(PROGRAM, 'tests/rules');
	const plants = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
	return new Set(plants.flatMap((text) => [...text.matchAll(/\brules:\s*'([^']+)'/g)].flatMap(([, rules = '']) => rules.split(' '))));
}

/** How each rule of the registry was seen to work. */
function rulesCovered(judged: readonly Judged[]): string {
	const mutated = new Set(judged.flatMap(({ rules }) => rules ?? []));
	const planted = plantedRules();
	const left = RULE_IDS.filter((id) => !mutated.has(id));
	const [only, none] = [true, false].map((isPlanted) => left.filter((id) => planted.has(id) === isPlanted));
	const list = (ids: readonly string[] = []) => (ids.length === 0 ? '' : `: ${ids.map((id) => `\`${id}\``).join(', ')}`);
	return `Of ${RULE_IDS.length} rules ${RULE_IDS.length - left.length} found a mutation at its place. A fault planted in \`tests/rules/\` shows the other ${only?.length}${list(only)}.

Neither shows ${none?.length}${list(none)}.`;
}

const line = ({ kind, file, line: at, from, to }: Judged) => `- ${kind}: \`${file}:${at}\` ${code(from)} → ${code(to)}`;

const code = (text: string) => (text.trim() === '' ? 'nothing' : `\`${text.replaceAll('`', '´').replaceAll('\n', ' ').trim()}\``);

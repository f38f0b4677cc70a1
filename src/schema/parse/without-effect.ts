import { type Problem, problemOf } from '#schema/problem.ts';
import { issues } from '#words/issues.ts';

/** What a checked sidebar or category says that has no effect: one warning for each key and file. `open`: the texts are those of a moved site. */
export function withoutEffect(value: unknown, file: string, { open }: { open: boolean }): Problem[] {
	const text = JSON.stringify(value) ?? '';
	return ['autoAddBaseUrl', ...(open ? [] : ['customProps'])]
		.filter((key) => text.includes(`"${key}":`))
		.map((key) =>
			problemOf('without-effect', {
				file,
				message: issues.withoutEffect(key),
				hint: key === 'customProps' ? issues.customPropsHint : issues.withoutEffectHint,
			}),
		);
}

import type { Problem } from '#schema/problem.ts';
import type { SiteConfig } from '#schema/site-config.ts';

/** `faulty`: there are errors. `strict`: there are only warnings, which stop a strict site. */
export type Verdict = 'sound' | 'faulty' | 'strict';

/** Whether a site with these findings can be used, and what prevents it. The only place that knows what `strict` means. */
export function decide(problems: readonly Problem[], strict: boolean): Verdict {
	if (problems.some(({ severity }) => severity === 'error')) return 'faulty';
	return strict && problems.some(({ tolerated = false }) => !tolerated) ? 'strict' : 'sound';
}

/** Problems with the severities that the site's owner chose. */
export function withRules(problems: readonly Problem[], rules: SiteConfig['rules']): Problem[] {
	return problems.flatMap((problem) => {
		const severity = rules[problem.rule];
		return severity === 'off' ? [] : [severity === undefined ? problem : { ...problem, severity }];
	});
}

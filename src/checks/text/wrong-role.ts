import type { Rights } from '#schema/content-checks.ts';
import type { Finding } from '#schema/problem.ts';
import { escapePattern } from '#text/escape-pattern.ts';
import { textFaults } from '#words/text-faults.ts';
import type { TextRule } from './content.ts';
import { boldIn, lineAt, type Passage } from './reading/source-page.ts';

export const wrongRole = {
	id: 'wrong-role',
	run: ({ pages, rights, placeIn }) =>
		rights === undefined
			? []
			: pages.flatMap(({ file, passages, who }) =>
					[
						...who.flatMap((passage) => judge(passage, rights, /:/)),
						...passages
							.filter(({ text }) => !who.some((box) => box.text === text))
							.flatMap((passage) => judge(passage, rights, /(?<!\p{L})(?:ab|mindestens)\s/iu)),
					].map(({ right, ...found }) => ({ file, ...found, see: placeIn('rights', ['rights', right, 'from']) })),
				),
} satisfies TextRule;

/** Compares each sentence that says from which role on something may be done. `marks` recognises such a sentence. */
function judge(passage: Passage, rights: Rights, marks: RegExp): (Omit<Finding, 'file'> & { right: number })[] {
	return [...passage.text.matchAll(/[^.;]+[.;]?/g)].flatMap(({ 0: sentence, index }) => {
		const named = rolesIn(passage, { start: index, end: index + sentence.length }, rights);
		if (!marks.test(sentence) || named === undefined) return [];
		const role = rights.roles.indexOf(named.role);
		return actionsIn(sentence, rights).flatMap(({ phrase, from, extra, index: right }) => {
			const first = rights.roles.indexOf(from);
			const expected = extra !== undefined && !named.labels.includes(extra) ? first + 1 : first;
			if (role === expected) return [];
			return [
				{
					right,
					line: lineAt(passage, index),
					message: textFaults.wrongRole(phrase, named.role),
					hint: textFaults.wrongRoleHint(rights.roles[expected] ?? from, extra),
				},
			];
		});
	});
}

/** The lowest role that a sentence names in bold; the first of all roles if it names everyone. */
function rolesIn(passage: Passage, at: { start: number; end: number }, { roles, everyone }: Rights): { role: string; labels: string[] } | undefined {
	const labels = boldIn(passage).flatMap(({ label, start, end }) => (start >= at.start && end <= at.end ? [label] : []));
	const role = passage.text.slice(at.start, at.end).includes(everyone) ? roles[0] : roles.find((candidate) => labels.includes(candidate));
	return role === undefined ? undefined : { role, labels };
}

/** The actions that a sentence names; a phrase inside of a longer one does not count. */
function actionsIn(sentence: string, { rights }: Rights): { phrase: string; from: string; extra: string | undefined; index: number }[] {
	let rest = sentence;
	return rights
		.flatMap(({ does, from, with: extra }, index) => does.map((phrase) => ({ phrase, from, extra, index })))
		.toSorted((a, b) => b.phrase.length - a.phrase.length)
		.filter(({ phrase }) => {
			const pattern = new RegExp(`(?<!\\p{L})${phrase.split(' ').map(escapePattern).join('\\s+')}(?!\\p{L})`, 'giu');
			const isThere = pattern.test(rest);
			rest = rest.replace(pattern, '·');
			return isThere;
		});
}

import type { Output } from '#finished-page/output.ts';
import type { HelpTarget } from '#navigation/help-targets.ts';
import type { HelpList } from '#schema/help-ids.ts';
import type { Problem } from '#schema/problem.ts';
import { nearest } from '#text/nearest.ts';

/** Where findings are. */
export interface HelpOrigin {
	/** The list of all ids ever published, relative to the site root. */
	listFile: string;
	/** 1-based line of a text in a source. */
	lineOf(file: string, text: string): number | undefined;
}

/**
 * Compares the help ids that the docs give with the list that only grows: the application in the field knows every id of it.
 * Vanished and doubled ids and redirects to nowhere are errors; new ids that the list does not have yet are warnings.
 */
export function checkHelpIds(targets: readonly HelpTarget[], { ids, redirects }: HelpList, { listFile, lineOf }: HelpOrigin): Problem[] {
	const inList = (text: string, message: string, hint: string): Problem => ({
		severity: 'error',
		rule: 'help-id',
		file: listFile,
		line: lineOf(listFile, `"${text}"`),
		message,
		hint,
	});
	const inDoc = ({ file, id }: HelpTarget, severity: Problem['severity'], message: string, hint: string): Problem => ({
		severity,
		rule: 'help-id',
		file,
		line: lineOf(file, `${id}:`),
		message,
		hint,
	});
	const first = new Map<string, HelpTarget>();
	const doubled = targets.flatMap((target) => {
		const other = first.get(target.id);
		first.set(target.id, other ?? target);
		return other === undefined ? [] : [inDoc(target, 'error', `Die Hilfe-ID „${target.id}“ hat auch ${other.file}.`, 'Jede Hilfe-ID nennt eine Stelle.')];
	});
	const added = [...first.values()]
		.filter(({ id }) => !ids.includes(id))
		.map((target) =>
			inDoc(target, 'warning', `Die Hilfe-ID „${target.id}“ ist neu und steht nicht in ${listFile}.`, '„npm run help-ids“ trägt neue Hilfe-IDs ein.'),
		);
	const vanished = ids
		.filter((id) => !first.has(id) && !Object.hasOwn(redirects, id))
		.map((id) => {
			const close = nearest(id, [...first.keys()]);
			const example = close === undefined ? '' : `, zum Beispiel "${id}": "${close}"`;
			const hint = `Die Anwendung verweist darauf: Geben Sie einer Stelle diese ID, oder leiten Sie sie unter „redirects“ um${example}.`;
			return inList(id, `Die Hilfe-ID „${id}“ gibt es nicht mehr.`, hint);
		});
	const astray = Object.entries(redirects).flatMap(([old, id]): Problem[] => {
		if (first.has(old)) return [inList(old, `Die Hilfe-ID „${old}“ ist umgeleitet, hat aber eine Stelle.`, 'Streichen Sie die Umleitung.')];
		if (first.has(id)) return [];
		const close = nearest(id, [...first.keys()]);
		return [inList(old, `Die Hilfe-ID „${old}“ leitet zu „${id}“ um, das es nicht gibt.`, close ? `Meinten Sie „${close}“?` : 'Nennen Sie eine Hilfe-ID.')];
	});
	return [...doubled, ...added, ...vanished, ...astray];
}

/** Help ids whose heading the finished page does not have. */
export function checkHelpTargets(targets: readonly HelpTarget[], { pages }: Pick<Output, 'pages'>, lineOf: HelpOrigin['lineOf']): Problem[] {
	return targets.flatMap(({ id, path, anchor, file }): Problem[] => {
		const known = pages.get(path)?.ids;
		if (known === undefined || anchor === '' || known.includes(anchor)) return [];
		const close = nearest(anchor, known);
		const hint = close ? `Meinten Sie „${close}“?` : 'Genannt wird die id einer Überschrift: „## Titel {#id}“.';
		return [
			{
				severity: 'error',
				rule: 'help-id',
				file,
				line: lineOf(file, `${id}:`),
				message: `Die Hilfe-ID „${id}“ nennt die Stelle „#${anchor}“, die es auf der Seite nicht gibt.`,
				hint,
			},
		];
	});
}

import type { Finding } from '#schema/problem.ts';
import { textFaults } from '#words/text-faults.ts';
import type { TextRule } from './content.ts';
import { boldIn, lineAt, type Passage, type Task, withoutStop } from './reading/source-page.ts';

export const taskEnd = {
	id: 'task-end',
	run: ({ pages, dialogs }) =>
		pages.flatMap(({ file, tasks }) =>
			tasks.flatMap((task): Finding[] => [...openDialog(task, dialogs), ...command(task)].map((found) => ({ file, ...found }))),
		),
} satisfies TextRule;

type TaskFinding = Omit<Finding, 'file'>;

/** The last label of the last step opens a dialog, and none before opened it: the same label may stand on the button that closes it. */
function openDialog({ steps }: Task, dialogs: readonly string[]): TaskFinding[] {
	const labels = steps.flat().flatMap(boldLabels);
	const last = steps.at(-1)?.findLast((passage) => boldLabels(passage).length > 0);
	const label = labels.at(-1);
	if (last === undefined || label === undefined || !dialogs.includes(label)) return [];
	if (labels.indexOf(label) < labels.length - 1) return [];
	return [
		{
			line: lineAt(last, 0),
			message: textFaults.endsInDialog(label),
			hint: textFaults.endsInDialogHint,
		},
	];
}

/** A sentence of the result that tells readers to do something. */
function command({ result }: Task): TaskFinding[] {
	if (result === undefined) return [];
	const sentence = /[.:] (\p{Lu}\p{Ll}+n Sie [^.]*)/u.exec(result.text.replace(/\s/g, ' '));
	if (sentence === null || CONDITION.test(sentence[1] ?? '')) return [];
	return [
		{
			line: lineAt(result, sentence.index),
			message: textFaults.furtherAction((sentence[1] ?? '').slice(0, 40)),
			hint: textFaults.furtherActionHint,
		},
	];
}

/** „Haben Sie …, erscheint …“: the verb comes first because the sentence is a condition. */
const CONDITION = /, (?!(?:um|wenn|damit|falls|sobald|etwa|die|der|das|dem|den) )\p{Ll}/u;

const boldLabels = (step: Passage): string[] => boldIn(step).map(({ label }) => withoutStop(label));

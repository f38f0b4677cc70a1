import type { Finding } from '#schema/problem.ts';
import { textFaults } from '#words/text-faults.ts';
import type { TextRule } from './content.ts';
import { boldIn, lineAt, type Passage, type Task, withoutStop } from './reading/source-page.ts';

export const taskEnd = {
	id: 'task-end',
	run: ({ pages, dialogs }) =>
		pages.flatMap(({ file, tasks }) =>
			tasks.flatMap((task): Finding[] => [...openDialog(task, dialogs), ...commands(task)].map((found) => ({ file, ...found }))),
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

/** Sentences of the result that tell readers to do something. */
function commands({ result }: Task): TaskFinding[] {
	if (result === undefined) return [];
	return [...result.text.replace(/\s/g, ' ').matchAll(TOLD)].flatMap(({ 0: sentence, index }) => {
		if (CONDITION.test(sentence)) return [];
		return [{ line: lineAt(result, index), message: textFaults.furtherAction(sentence.slice(0, 40)), hint: textFaults.furtherActionHint }];
	});
}

/** „Kleben Sie …“ to the end of the sentence. „z. B.“, „am 5. Mai“ and „2025.3“ end none. */
const TOLD = /(?<=[.:!?][“‘)]? )\p{Lu}\p{Ll}+n Sie (?:[^.!?]|(?<=(?<![\p{L}\p{N}])(?:\p{L}|\d\d?))\.|[.!?](?=[\p{L}\p{N}]))*/gu;

/** Words with the endings of verbs that are no verbs. */
const NO_VERB =
	'damit|womit|somit|mit|seit|statt|anstatt|samt|nicht|jetzt|sonst|erst|zuerst|zuletzt|selbst|dort|oft|meist|sofort|den|denen|deren|dessen|einen|keinen|diesen|jeden|allen|welchen|ihren|seinen|gegen|wegen|neben|zwischen|oben|unten|sondern|sofern';

/** „Haben Sie …, erscheint …“: the verb comes first because the clause is a condition; the main clause then begins with its verb, too. */
const CONDITION = new RegExp(`, (?:so |dann )?(?!(?:${NO_VERB})(?!\\p{L}))(?:\\p{Ll}+(?:t|e[lr]?n)|sind|wird|kann|muss|darf|soll)(?!\\p{L})`, 'u');

const boldLabels = (step: Passage): string[] => boldIn(step).map(({ label }) => withoutStop(label));

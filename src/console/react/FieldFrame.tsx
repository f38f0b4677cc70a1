import { type ReactNode, useId } from 'react';
import type { FormField } from '#console/form/field.ts';
import { fieldWords } from '#console/form/field-words.ts';
import { withoutMarks } from '#text/without-marks.ts';
import { consoleText } from '#words/console.ts';
import { useForm } from './console-context.tsx';

interface FieldFrameProps {
	/** Key of its messages: `parameter:name`, `body:/pointer`. */
	path: string;
	label: string;
	required: boolean;
	/** Markdown. */
	hint: string | undefined;
	field: FormField;
	/** Stands beside the label. */
	beside?: ReactNode;
	/** Gets the attributes that tie a control to its label, hint and message. */
	children(attributes: ControlAttributes): ReactNode;
}

export interface ControlAttributes {
	id: string;
	'aria-describedby': string | undefined;
	'aria-invalid': true | undefined;
}

/** Label, hint and message around one control. */
export function FieldFrame({ path, label, required, hint, field, beside, children }: FieldFrameProps) {
	const id = useId();
	const problem = useForm().problems[path];
	const hasHint = fieldWords(field).length > 0 || hint !== undefined;
	// Heard in this order, with the name of the control before it.
	const parts = { required, problem: problem !== undefined, hint: hasHint };
	const describedBy = Object.entries(parts).flatMap(([part, isThere]) => (isThere ? `${id}-${part}` : []));
	const attributes: ControlAttributes = {
		id,
		'aria-describedby': describedBy.join(' ') || undefined,
		'aria-invalid': problem === undefined ? undefined : true,
	};
	return (
		<div className="console-field" data-field={path}>
			<div className="console-label">
				<label htmlFor={id}>
					<code>{label}</code>
				</label>
				{required && (
					<span className="console-required" id={`${id}-required`}>
						{consoleText.required}
					</span>
				)}
				{beside}
			</div>
			{children(attributes)}
			{problem !== undefined && (
				<p className="console-problem" id={`${id}-problem`}>
					{problem}
				</p>
			)}
			{hasHint && <Hint id={`${id}-hint`} hint={hint} field={field} />}
		</div>
	);
}

/** What a reader may want to know of a value: type and limits, the description up to its first sentence, and the rest of it in a fold. */
export function Hint({ id, hint, field }: { id?: string; hint: string | undefined; field: FormField }) {
	const { first, rest } = splitHint(hint);
	const facts = fieldWords(field).join(' · ');
	return (
		<div className="console-hint" id={id}>
			{facts !== '' && <p>{facts}</p>}
			{first !== '' && <p>{first}</p>}
			{rest.length > 0 && (
				<details>
					<summary>{consoleText.moreWords}</summary>
					{rest.map((paragraph) => (
						<p key={paragraph}>{paragraph}</p>
					))}
				</details>
			)}
		</div>
	);
}

/** A description without marks: its first sentence, and the paragraphs behind it. */
function splitHint(markdown = ''): { first: string; rest: string[] } {
	const [paragraph = '', ...others] = markdown
		.split(/\n\s*\n/)
		.map(withoutMarks)
		.filter(Boolean);
	const first = /^.*?[.!?:](?=\s\p{Lu}|$)/u.exec(paragraph)?.[0] ?? paragraph;
	return { first, rest: [paragraph.slice(first.length).trim(), ...others].filter(Boolean) };
}

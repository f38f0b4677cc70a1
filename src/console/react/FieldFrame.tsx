import { type ReactNode, useId } from 'react';
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
export function FieldFrame({ path, label, required, hint, beside, children }: FieldFrameProps) {
	const id = useId();
	const problem = useForm().problems[path];
	const words = shortHint(hint);
	const describedBy = [words === undefined ? undefined : `${id}-hint`, problem === undefined ? undefined : `${id}-problem`].filter(
		(part) => part !== undefined,
	);
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
				{required && <span className="console-required">{consoleText.required}</span>}
				{beside}
			</div>
			{children(attributes)}
			{problem !== undefined && (
				<p className="console-problem" id={`${id}-problem`}>
					{problem}
				</p>
			)}
			{words !== undefined && (
				<p className="console-hint" id={`${id}-hint`}>
					{words}
				</p>
			)}
		</div>
	);
}

/** The first sentence of a description. The page has the rest. */
export function shortHint(markdown: string | undefined): string | undefined {
	const [paragraph = ''] = (markdown ?? '').split(/\n\s*\n/);
	const text = withoutMarks(paragraph);
	const sentence = /^.*?[.!?:](?=\s\p{Lu}|$)/u.exec(text)?.[0] ?? text;
	return sentence === '' ? undefined : sentence;
}

import { type ReactNode, useId } from 'react';
import type { FormField } from '#console/form/field.ts';
import { consoleText } from '#words/console.ts';
import { useForm } from './console-context.tsx';
import { Hint } from './FieldFrame.tsx';

interface GroupFrameProps {
	path: string;
	label: string;
	required: boolean;
	hint: string | undefined;
	field: FormField;
	children: ReactNode;
}

/** Label, hint and message around several controls. */
export function GroupFrame({ path, label, required, hint, field, children }: GroupFrameProps) {
	const id = useId();
	const problem = useForm().problems[path];
	return (
		<fieldset
			className="console-group"
			data-field={path}
			aria-describedby={problem === undefined ? undefined : id}
			tabIndex={problem === undefined ? undefined : -1}
		>
			<legend>
				<code>{label}</code> {required && <span className="console-required">{consoleText.required}</span>}
			</legend>
			{problem !== undefined && (
				<p className="console-problem" id={id}>
					{problem}
				</p>
			)}
			<Hint hint={hint} field={field} />
			{children}
		</fieldset>
	);
}

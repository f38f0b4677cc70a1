import { useId } from 'react';
import { type ConsoleForm, requestOfForm } from '#console/form/form.ts';
import { concreteType } from '#openapi/json/media-type.ts';
import type { ApiModel, Operation } from '#openapi/model/model.ts';
import { ownValue } from '#text/own-value.ts';
import { consoleText } from '#words/console.ts';

interface PartTypesProps {
	model: ApiModel;
	operation: Operation;
	form: ConsoleForm;
	edit(change: (form: ConsoleForm) => ConsoleForm): void;
}

/** The media types that the parts of a form are sent with, in a fold: those of the description can be chosen, others written. */
export function PartTypes({ model, operation, form, edit }: PartTypesProps) {
	const id = useId();
	const { body } = requestOfForm({ form, operation }, model);
	if (body.kind !== 'multipart' || body.parts.length === 0) return null;
	const media = operation.requestBody?.content.find(({ type }) => type === form.mediaType);
	const offered = (name: string) =>
		(media?.encoding.find(({ property }) => property === name)?.contentType ?? '').split(',').flatMap((type) => concreteType(type.trim()) ?? []);
	const parts = body.parts.filter(({ name }, index) => body.parts.findIndex((part) => part.name === name) === index);
	const set = (name: string, type: string) => edit((before) => ({ ...before, partTypes: { ...before.partTypes, [name]: type } }));
	return (
		<details className="console-more">
			<summary>{consoleText.partTypes}</summary>
			{parts.map(({ name, mediaType }) => (
				<div key={name} className="console-field">
					<div className="console-label">
						<label htmlFor={`${id}-${name}`}>{consoleText.partTypeOf(name)}</label>
					</div>
					<input
						id={`${id}-${name}`}
						type="text"
						list={`${id}-${name}-list`}
						autoComplete="off"
						spellCheck={false}
						placeholder={mediaType ?? 'text/plain'}
						value={ownValue(form.partTypes, name) ?? ''}
						onChange={({ target }) => set(name, target.value)}
					/>
					<datalist id={`${id}-${name}-list`}>
						{offered(name).map((type) => (
							<option key={type} value={type} />
						))}
					</datalist>
				</div>
			))}
		</details>
	);
}

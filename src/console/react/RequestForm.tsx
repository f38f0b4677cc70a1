import { useMemo, useState } from 'react';
import { type FieldProblems, parameterKey } from '#console/form/field-problems.ts';
import { askedParameters, type ConsoleForm, emptied, keyOf, uuidHeaders } from '#console/form/form.ts';
import { keptFileName } from '#console/form/kept-file-name.ts';
import { isTagHeader } from '#console/form/tag-reader.ts';
import type { ApiModel, Operation } from '#openapi/model/model.ts';
import { randomUuid } from '#sandbox/reply/random-names.ts';
import { consoleText } from '#words/console.ts';
import { BodyForm } from './BodyForm.tsx';
import { FormProvider } from './console-context.tsx';
import { ValueField } from './ValueField.tsx';

interface RequestFormProps {
	model: ApiModel;
	operation: Operation;
	form: ConsoleForm;
	edit(change: (form: ConsoleForm) => ConsoleForm): void;
	/** An edit that brings another body: the form before it is kept. */
	exchangeBody(change: (form: ConsoleForm) => ConsoleForm): void;
	problems: FieldProblems;
	/** Whether headers that hold a UUID get a new one for each request. */
	isFresh: boolean;
	setFresh(isFresh: boolean): void;
	/** Asks the service for the `ETag` that the record has now; `undefined` where it cannot be asked. */
	readTag: (() => Promise<string | undefined>) | undefined;
}

/** Parameters, headers and body of a request, as fields. */
export function RequestForm({ model, operation, form, edit, exchangeBody, problems, isFresh, setFresh, readTag }: RequestFormProps) {
	const keepFile = (file: File, replaced: unknown) => {
		const name = keptFileName(file.name, { body: form.body, replaced });
		edit((before) => ({ ...before, files: { ...before.files, [name]: file } }));
		return name;
	};
	const uuids = useMemo(() => new Set(uuidHeaders(operation, model).map(keyOf)), [operation, model]);
	const setParameter = (key: string, value: unknown) => edit((before) => ({ ...before, parameters: { ...before.parameters, [key]: value } }));
	// If the tag cannot be read, the typed value stays.
	const putTag = (key: string, tag: string | undefined) => tag !== undefined && setParameter(key, tag);
	const parameters = askedParameters(operation);
	const shown = (value: unknown, required: boolean) => required || value !== undefined;
	const [first] = useState(() => new Set(parameters.filter((parameter) => shown(form.parameters[keyOf(parameter)], parameter.required)).map(keyOf)));
	const rest = parameters.filter((parameter) => !first.has(keyOf(parameter)));
	const hasProblem = rest.some(({ name }) => parameterKey(name) in problems);
	const draw = (parameter: (typeof parameters)[number]) => {
		const key = keyOf(parameter);
		const source = parameter.schema ?? parameter.content?.schema ?? { pointer: parameter.pointer, schema: { type: 'string' } };
		return (
			<div key={key} className="console-parameter">
				<ValueField
					path={parameterKey(parameter.name)}
					label={parameter.name}
					sources={[source]}
					required={parameter.required}
					value={form.parameters[key]}
					onChange={(value) => setParameter(key, value ?? emptied(parameter))}
					hint={parameter.description}
					isInline={parameter.content === undefined}
				/>
				{readTag && isTagHeader(parameter) && (
					<p className="console-row">
						<button type="button" className="console-minor" onClick={async () => putTag(key, await readTag())}>
							{consoleText.readTag}
						</button>
					</p>
				)}
				{uuids.has(key) && (
					<p className="console-row">
						<button type="button" className="console-minor" onClick={() => setParameter(key, randomUuid())}>
							{consoleText.newUuid}
						</button>
						<label className="console-null">
							<input type="checkbox" checked={isFresh} onChange={({ target }) => setFresh(target.checked)} />
							{consoleText.freshUuid}
						</label>
					</p>
				)}
			</div>
		);
	};
	return (
		<FormProvider value={{ document: model.document, problems, files: form.files, keepFile, Value: ValueField }}>
			{parameters.length > 0 && (
				<fieldset className="console-part">
					<legend>{consoleText.parameters}</legend>
					{parameters.filter((parameter) => first.has(keyOf(parameter))).map(draw)}
					{rest.length > 0 && <MoreFields count={rest.length} isForced={hasProblem} draw={() => rest.map(draw)} />}
				</fieldset>
			)}
			{operation.requestBody && <BodyForm model={model} operation={operation} form={form} edit={edit} exchangeBody={exchangeBody} />}
		</FormProvider>
	);
}

function MoreFields({ count, isForced, draw }: { count: number; isForced: boolean; draw(): React.ReactNode }) {
	const [isOpen, setOpen] = useState(false);
	return (
		<details className="console-more" open={isOpen || isForced} onToggle={(event) => setOpen(event.currentTarget.open)}>
			<summary>{consoleText.more(count)}</summary>
			{(isOpen || isForced) && draw()}
		</details>
	);
}

import { useId, useMemo, useState } from 'react';
import { formField } from '#console/form/field.ts';
import { type FieldProblems, parameterKey } from '#console/form/field-problems.ts';
import { askedParameters, bodyFor, type ConsoleForm, isFileBody, isTextBody, keyOf, uuidHeaders, xmlSchema } from '#console/form/form.ts';
import { isTagHeader } from '#console/form/tag-reader.ts';
import { exactJson, parseExactJson } from '#openapi/json/exact-json.ts';
import { isJsonType, isMultipartType } from '#openapi/json/media-type.ts';
import type { ApiModel, Operation } from '#openapi/model/model.ts';
import { plainFileName } from '#openapi/request/file-name.ts';
import { xmlText } from '#openapi/xml/write-xml.ts';
import { xmlRootOf } from '#openapi/xml/xml-shape.ts';
import { randomUuid } from '#sandbox/reply/random-names.ts';
import { decodeXml } from '#sandbox/request/decode-xml.ts';
import { consoleText, message } from '#words/console.ts';
import { example } from '#words/samples.ts';
import { FormProvider } from './console-context.tsx';
import { JsonEditor } from './JsonField.tsx';
import { ObjectFields } from './ObjectField.tsx';
import { PartTypes } from './PartTypes.tsx';
import { TextBody } from './TextBody.tsx';
import { ValueField } from './ValueField.tsx';

interface RequestFormProps {
	model: ApiModel;
	operation: Operation;
	form: ConsoleForm;
	edit(change: (form: ConsoleForm) => ConsoleForm): void;
	problems: FieldProblems;
	/** Whether headers that hold a UUID get a new one for each request. */
	isFresh: boolean;
	setFresh(isFresh: boolean): void;
	/** Asks the service for the `ETag` that the record has now; `undefined` where it cannot be asked. */
	readTag: (() => Promise<string | undefined>) | undefined;
}

/** Parameters, headers and body of a request, as fields. */
export function RequestForm({ model, operation, form, edit, problems, isFresh, setFresh, readTag }: RequestFormProps) {
	const keepFile = (file: File) => {
		const name = plainFileName(file.name, example.file);
		edit((before) => ({ ...before, files: { ...before.files, [name]: file } }));
		return name;
	};
	const uuids = useMemo(() => new Set(uuidHeaders(operation, model).map(keyOf)), [operation, model]);
	const setParameter = (key: string, value: unknown) => edit((before) => ({ ...before, parameters: { ...before.parameters, [key]: value } }));
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
					onChange={(value) => setParameter(key, value)}
					hint={parameter.description}
					isInline={parameter.content === undefined}
				/>
				{readTag && isTagHeader(parameter) && (
					<p className="console-row">
						<button type="button" className="console-minor" onClick={async () => setParameter(key, await readTag())}>
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
			{operation.requestBody && <BodyForm model={model} operation={operation} form={form} edit={edit} />}
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

type BodyFormProps = Pick<RequestFormProps, 'model' | 'operation' | 'form' | 'edit'>;

/** The body: fields and JSON or XML show the same value. */
function BodyForm({ model, operation, form, edit }: BodyFormProps) {
	const [isRaw, setRaw] = useState(false);
	const xml = xmlSchema(operation, model, form.mediaType);
	return (
		<fieldset className="console-part">
			<legend>{consoleText.body}</legend>
			<div className="console-row">
				<BodyChoices model={model} operation={operation} form={form} edit={edit} />
				{(xml || isJsonType(form.mediaType ?? '')) && (
					<fieldset className="console-switch" aria-label={consoleText.bodyView}>
						<button type="button" aria-pressed={!isRaw} onClick={() => setRaw(false)}>
							{consoleText.asFields}
						</button>
						<button type="button" aria-pressed={isRaw} onClick={() => setRaw(true)}>
							{xml ? 'XML' : consoleText.asJson}
						</button>
					</fieldset>
				)}
			</div>
			{form.hasBody && <BodyEditor model={model} operation={operation} form={form} edit={edit} isRaw={isRaw} />}
			{form.hasBody && isMultipartType(form.mediaType ?? '') && <PartTypes model={model} operation={operation} form={form} edit={edit} />}
		</fieldset>
	);
}

/** The body as it is written, or a field for each of its parts. */
function BodyEditor({ model, operation, form, edit, isRaw }: BodyFormProps & { isRaw: boolean }) {
	const id = useId();
	const { document } = model;
	const xml = xmlSchema(operation, model, form.mediaType);
	const isWritten = xml !== undefined && typeof form.body === 'string';
	// As text when it is written or looked at, as a value for the fields.
	const [value] = isWritten ? (decodeXml(xmlRootOf(document, xml), String(form.body)) ?? []) : [form.body];
	const setBody = (body: unknown) => edit((before) => ({ ...before, body, draft: undefined }));
	const write = (text: string) => edit((before) => ({ ...before, ...readBodyText(text, before.body) }));
	if (xml && isRaw) return <TextBody text={isWritten ? String(form.body) : xmlText(document, xml, form.body)} onChange={setBody} />;
	if (isRaw && isJsonType(form.mediaType ?? ''))
		return <JsonEditor id={id} text={form.draft ?? exactJson(form.body ?? null, 2)} isValid={form.draft === undefined} onChange={write} />;
	if (form.draft !== undefined || (isWritten && value === undefined)) return <p className="console-problem">{message.unreadable}</p>;
	if (isTextBody(operation, model, form.mediaType)) return <TextBody text={typeof form.body === 'string' ? form.body : ''} onChange={setBody} />;
	return <BodyFields model={model} operation={operation} form={form} value={value} onChange={setBody} />;
}

/** The body as a field of its own, or as the fields of an object. */
function BodyFields({
	model,
	operation,
	form: { mediaType, exampleName },
	value,
	onChange,
}: Omit<BodyFormProps, 'edit'> & { value: unknown; onChange(body: unknown): void }) {
	const media = operation.requestBody?.content.find(({ type }) => type === mediaType);
	if (media === undefined) return null;
	let { schema } = media;
	if (schema && isFileBody(operation, model, mediaType)) schema = { pointer: schema.pointer, schema: { type: 'string', format: 'binary' } };
	const shape = schema && formField(model.document, [schema]).shape;
	if (shape?.kind === 'object') return <ObjectFields key={exampleName} path="body:" value={value} onChange={onChange} shape={shape} />;
	return <ValueField path="body:" label={consoleText.body} sources={schema ? [schema] : []} required={true} value={value} onChange={onChange} />;
}

/** Whether a body is sent, in which media type, and with which example it begins. */
function BodyChoices({ model, operation, form, edit }: BodyFormProps) {
	const id = useId();
	const content = operation.requestBody?.content ?? [];
	const examples = content.find(({ type }) => type === form.mediaType)?.examples ?? [];
	return (
		<>
			{operation.requestBody?.required === false && (
				<label className="console-null">
					<input type="checkbox" checked={form.hasBody} onChange={({ target }) => edit((before) => ({ ...before, hasBody: target.checked }))} />
					{consoleText.withBody}
				</label>
			)}
			{content.length > 1 && (
				<label className="console-row" htmlFor={`${id}-type`}>
					{consoleText.mediaType}{' '}
					<select
						id={`${id}-type`}
						value={form.mediaType}
						onChange={({ target }) => edit((before) => ({ ...before, ...bodyFor(operation, model, { mediaType: target.value }) }))}
					>
						{content.map(({ type }) => (
							<option key={type}>{type}</option>
						))}
					</select>
				</label>
			)}
			{examples.length > 1 && (
				<label className="console-row" htmlFor={`${id}-example`}>
					{consoleText.example}{' '}
					<select
						id={`${id}-example`}
						onChange={({ target }) => edit((before) => ({ ...before, ...bodyFor(operation, model, { mediaType: form.mediaType, example: target.value }) }))}
					>
						{examples.map(({ name, summary }) => (
							<option key={name} value={name}>
								{summary ?? name}
							</option>
						))}
					</select>
				</label>
			)}
		</>
	);
}

/** JSON becomes the body, everything else is kept as it is being written. */
function readBodyText(text: string, body: unknown): Pick<ConsoleForm, 'body' | 'draft'> {
	try {
		return { body: parseExactJson(text), draft: undefined };
	} catch {
		return { body, draft: text };
	}
}
